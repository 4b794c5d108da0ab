import { getGetTrendingTimelineInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Number of trending tags above the posts. */
export const EXPLORE_TAG_COUNT = 12;
/** Number of recommended blogs above the posts. */
export const EXPLORE_BLOG_COUNT = 8;
/** Number of tags on the tag overview. */
export const OVERVIEW_TAG_COUNT = 50;
/** Number of these in its sentence. */
export const SENTENCE_TAG_COUNT = 10;
/** Number of tags on the search start page. */
export const SEARCH_TAG_COUNT = 8;

/** Trending posts: the default mode of discovery (spec 000 §2.1). */
export function trendingQuery(shown?: ShownHidden) {
  return getGetTrendingTimelineInfiniteQueryOptions(shown, { query: feedPaging });
}
