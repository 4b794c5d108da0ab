import type { QueryClient } from '@tanstack/react-query';
import {
  getGetRadarQueryOptions,
  getGetRadarTimelineInfiniteQueryOptions,
} from '#generated/hooks/feed/feed.ts';
import type { GetRadar200 } from '#generated/zod/getRadar200.zod.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts that deserve more readers, for the box beside the dashboard (five, spec 000 §9). */
export function radarQuery() {
  return {
    ...getGetRadarQueryOptions(undefined, { query: { staleTime: 10 * 60_000 } }),
    select: (answer: GetRadar200) => answer.response.posts,
  };
}

/** All that stood on the radar, the last first (ten a page, spec 000 §9). */
export function radarTimelineQuery() {
  return getGetRadarTimelineInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Puts the first page of the radar into the cache. A failure stays in the cache. */
export async function prefetchRadar(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchInfiniteQuery(radarTimelineQuery());
}
