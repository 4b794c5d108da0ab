import type { QueryClient } from '@tanstack/react-query';
import { getGetYearInReviewQueryOptions } from '#generated/hooks/activity/activity.ts';
import type { GetYearInReview200 } from '#generated/zod/getYearInReview200.zod.ts';

/**
 * A blog's year in review; without a year the last complete one, or the newest there is. A year without posts answers
 * 404.
 */
export function yearQuery(blogName: string, year: number | undefined) {
  return {
    ...getGetYearInReviewQueryOptions(blogName, year === undefined ? undefined : { year }),
    select: (answer: GetYearInReview200) => answer.response.review,
  };
}

/** Returns the year an address names; undefined when it is missing or not a year of the contract. */
export function yearOf(query: URLSearchParams): number | undefined {
  const year = Number(query.get('year'));
  return Number.isInteger(year) && year >= 2007 && year <= 2100 ? year : undefined;
}

/** Prefetches a blog's year in review. Errors are stored in the cache. */
export async function prefetchYear(
  queryClient: QueryClient,
  blogName: string | undefined,
  query: URLSearchParams,
): Promise<void> {
  if (blogName) await queryClient.prefetchQuery(yearQuery(blogName, yearOf(query)));
}
