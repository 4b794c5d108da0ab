import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentYear } from '../year-in-review/year-presenter.ts';
import { newestPosition, postsByMonth } from '../year-in-review/year-repository.ts';
import { lastCompleteYear, monthStartsOf, yearAt } from '../year-in-review/years.ts';

export const getYearInReview: Handler<'getYearInReview'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const blog = await readableBlog(db, params.blog, viewer.userId);
  const read = async (year: number) => {
    const months = monthStartsOf(year, blog.timezone);
    return { blog, year, months, posts: await postsByMonth(db, { blogId: blog.id, months }) };
  };
  let known = await read(query.year ?? lastCompleteYear(services.now(), blog.timezone));
  if (known.posts.length === 0 && query.year === undefined) {
    // The blog is younger than that year, or has no posts in it.
    const newest = await newestPosition(db, blog.id);
    if (newest === null)
      throw domainError('not-found', { reason: 'no_posts_yet', params: { blog: blog.name }, field: 'year' });
    known = await read(yearAt(newest, blog.timezone));
  }
  if (known.posts.length === 0) {
    throw domainError('not-found', {
      reason: 'no_posts_that_year',
      params: { blog: blog.name, year: String(known.year) },
      field: 'year',
    });
  }
  return { review: await presentYear(db, known, viewer.userId, services.now()) };
};
