import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { positionPage } from '#server/feed/position-page.ts';
import { hiddenPostsOf } from '#server/modules/posts/hidden/hidden-repository.ts';
import { presentHiddenPost } from '../hidden-presenter.ts';

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
