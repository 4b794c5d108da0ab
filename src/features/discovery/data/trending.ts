import { getGetTrendingTimelineInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** How many trending tags stand above the posts. */
export const TAGS_ON_EXPLORE = 12;
/** How many blogs stand on its shelf. */
export const BLOGS_ON_EXPLORE = 8;
/** How many stand on the page of all tags. */
export const TAGS_ON_OVERVIEW = 50;
/** How many stand on the page to search from. */
export const TAGS_ON_SEARCH = 8;

/** What many people like and reblog these days: the default mode of discovery (spec 000 §2.1). */
export function trendingQuery() {
  return getGetTrendingTimelineInfiniteQueryOptions(undefined, { query: feedPaging });
}
