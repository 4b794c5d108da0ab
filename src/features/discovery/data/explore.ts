import {
  getGetExplorePostsInfiniteQueryOptions,
  getGetRecommendedTimelineInfiniteQueryOptions,
  getListRecommendedTagsQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { ListRecommendedTags200 } from '#generated/zod/listRecommendedTags200.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Modes that show posts of one kind. */
export const KIND_MODES = ['text', 'photos', 'gifs', 'quotes', 'chats', 'audio', 'video', 'asks'] as const;

export type KindMode = (typeof KIND_MODES)[number];

/** Whether a mode shows posts of one kind. */
export function isKindMode(mode: string | undefined): mode is KindMode {
  return KIND_MODES.some((known) => known === mode);
}

/** Lively posts of one kind. */
export function kindQuery(mode: KindMode) {
  return getGetExplorePostsInfiniteQueryOptions(mode, undefined, { query: feedPaging });
}

/** Lively posts that fit what the member follows and likes. */
export function recommendedQuery() {
  return getGetRecommendedTimelineInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Tags the member may like. */
export function recommendedTagsQuery(limit: number) {
  return {
    ...getListRecommendedTagsQueryOptions({ limit }, { query: { staleTime: 10 * 60_000 } }),
    select: (answer: ListRecommendedTags200) => answer.response.tags,
  };
}

/** How many tags stand above the recommended posts. */
export const TAGS_RECOMMENDED = 12;
