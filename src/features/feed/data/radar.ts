import type { QueryClient } from '@tanstack/react-query';
import {
  getGetRadarQueryOptions,
  getGetRadarTimelineInfiniteQueryOptions,
} from '#generated/hooks/feed/feed.ts';
import type { GetRadar200 } from '#generated/zod/getRadar200.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Highlighted posts for the box beside the dashboard (five, spec 000 §9). */
export function radarQuery() {
  return {
    ...getGetRadarQueryOptions(undefined, { query: { staleTime: 10 * 60_000 } }),
    select: (answer: GetRadar200) => answer.response.posts,
  };
}

/** All posts that were on the radar, latest first (ten per page, spec 000 §9). */
export function radarTimelineQuery() {
  return getGetRadarTimelineInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Prefetches the first page of the radar. Errors are stored in the cache. */
export async function prefetchRadar(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchInfiniteQuery(radarTimelineQuery());
}
