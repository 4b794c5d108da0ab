import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getListTrendingTagsQueryOptions,
  getTrendingTimeline,
} from '#generated/hooks/discovery/discovery.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { type WallItem, wallItems } from '../model/wall.ts';

/** Number of posts from which the pictures are chosen. */
const WALL_POST_COUNT = 40;
const TRENDING_TAG_COUNT = 12;

/** Cache lifetime of trending lists (contract: 60 s). */
const STALE_TIME_MS = 60_000;

/**
 * Query of the items of the picture wall. It holds the chosen items instead of the posts, because the document carries
 * it to the browser.
 */
function wallQuery() {
  return queryOptions({
    queryKey: ['wall'],
    queryFn: async ({ signal }) => {
      const { response } = await getTrendingTimeline({ limit: WALL_POST_COUNT }, { signal });
      return wallItems(response.timeline.elements);
    },
    staleTime: STALE_TIME_MS,
  });
}

function tagsQuery() {
  return getListTrendingTagsQueryOptions(
    { limit: TRENDING_TAG_COUNT },
    { query: { staleTime: STALE_TIME_MS } },
  );
}

/** Puts the data of the landing page into the cache. Failures stay in the cache and are not thrown. */
export async function prefetchLanding(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(wallQuery()), queryClient.prefetchQuery(tagsQuery())]);
}

/** Returns the items of the picture wall; empty while they load, after a failure, or without pictures. */
export function useWall(): readonly WallItem[] {
  const { data } = useQuery(wallQuery());
  return data ?? [];
}

/** Returns the trending tags. */
export function useTrendingTags(): readonly Tag[] {
  const { data } = useQuery(tagsQuery());
  return data?.response.tags ?? [];
}
