import type { QueryClient } from '@tanstack/react-query';
import { getListVideoHubsInfiniteQueryOptions } from '#generated/hooks/video/video.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Channels of videos: one put forward, then all of them. */
export function videoHubsQuery() {
  return getListVideoHubsInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Puts the first channels into the cache. A failure stays in the cache. */
export async function prefetchVideoHubs(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchInfiniteQuery(videoHubsQuery());
}
