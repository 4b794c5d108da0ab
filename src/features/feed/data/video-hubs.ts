import type { QueryClient } from '@tanstack/react-query';
import { getListVideoHubsInfiniteQueryOptions } from '#generated/hooks/video/video.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Video hubs: the featured one, then all of them. */
export function videoHubsQuery() {
  return getListVideoHubsInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Prefetches the first video hubs. Errors are stored in the cache. */
export async function prefetchVideoHubs(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchInfiniteQuery(videoHubsQuery());
}
