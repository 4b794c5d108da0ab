import {
  getGetExplorePostsInfiniteQueryOptions,
  getGetRecommendedTimelineInfiniteQueryOptions,
  getListRecommendedTagsQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { ListRecommendedTags200 } from '#generated/zod/listRecommendedTags200.zod.ts';
import type { KindMode } from '#src/entities/explore/explore-modes.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Popular posts of one type. */
export function kindQuery(mode: KindMode, shown?: ShownHidden) {
  return getGetExplorePostsInfiniteQueryOptions(mode, shown, { query: feedPaging });
}

/** Popular posts that match what the member follows and likes. */
export function recommendedQuery(shown?: ShownHidden) {
  return getGetRecommendedTimelineInfiniteQueryOptions(shown, { query: feedPaging });
}

/** Recommended tags for the member. */
export function recommendedTagsQuery(limit: number) {
  return {
    ...getListRecommendedTagsQueryOptions({ limit }, { query: { staleTime: 10 * 60_000 } }),
    select: (answer: ListRecommendedTags200) => answer.response.tags,
  };
}

/** Number of tags above the recommended posts. */
export const RECOMMENDED_TAG_COUNT = 12;
