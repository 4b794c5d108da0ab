import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countFlagsOfBlog, flagsOfBlog } from '../review/flags-repository.ts';
import { presentReview } from '../review/review-presenter.ts';

export const listReviewPosts: Handler<'listReviewPosts'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { blog } = subject;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `review/${blog.id}`,
    path: pathOf('listReviewPosts', params),
    query,
    rows: (page) => flagsOfBlog(db, blog.id, page),
  });
  return {
    items: await presentReview(db, rows, viewer.userId),
    total: await countFlagsOfBlog(db, blog.id),
    links,
  };
};
