import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getListTrendingTagsQueryOptions,
  getTrendingTimeline,
} from '#generated/hooks/discovery/discovery.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { type WallItem, wallItems } from '../model/wall.ts';

/** Posts to choose the wall's pictures from, and tags below it. */
const WALL_POST_COUNT = 40;
const TRENDING_TAG_COUNT = 12;

/** What is trending is good for as long as the server lets it be kept (contract: 60 s). */
const STALE_TIME_MS = 60_000;

/** What hangs on the wall, not the posts it was chosen from: the document carries it to the browser. */
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

/** Puts what the landing page shows into the cache. Failures stay in the cache, they are not thrown. */
export async function prefetchLanding(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(wallQuery()), queryClient.prefetchQuery(tagsQuery())]);
}

/** What hangs on the wall; empty while it is on the way, when it failed, or when nobody posted a picture yet. */
export function useWall(): readonly WallItem[] {
  const { data } = useQuery(wallQuery());
  return data ?? [];
}

/** Tags many people write under these days. */
export function useTrendingTags(): readonly Tag[] {
  const { data } = useQuery(tagsQuery());
  return data?.response.tags ?? [];
}
