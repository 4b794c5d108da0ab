import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { hiddenPostsOf } from '#server/modules/filters/hidden-posts/hidden-repository.ts';
import { presentHiddenPost } from '../hidden-posts/hidden-presenter.ts';

export const listHiddenPosts: Handler<'listHiddenPosts'> = async ({ query, db, services, viewer }) => {
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `hidden/${viewer.userId}`,
    path: pathOf('listHiddenPosts'),
    query,
    rows: (page) => hiddenPostsOf(db, viewer.userId, page),
  });
  return { hiddenPosts: rows.map(presentHiddenPost), links };
};
