import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { readableBlog } from '#server/modules/blogs/core/policy.ts';
import { presentYear } from '../year-presenter.ts';
import { postsByMonth } from '../year-repository.ts';
import { lastCompleteYear, monthStartsOf } from '../years.ts';

export const getYearInReview: Handler<'getYearInReview'> = async ({ params, query, db, viewer }) => {
  const blog = await readableBlog(db, params.blog, viewer.userId);
  const year = query.year ?? lastCompleteYear(Date.now(), blog.timezone);
  const months = monthStartsOf(year, blog.timezone);
  const posts = await postsByMonth(db, { blogId: blog.id, months });
  if (posts.length === 0) {
    throw domainError('not-found', { detail: `${blog.name} posted nothing in ${year}.`, field: 'year' });
  }
  return { review: await presentYear(db, { blog, year, months, posts }, viewer.userId) };
};
