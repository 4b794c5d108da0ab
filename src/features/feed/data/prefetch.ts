import type { QueryClient } from '@tanstack/react-query';
import { getGetCollectionQueryOptions } from '#generated/hooks/collections/collections.ts';
import { DEFAULT_TAB } from '#src/paths/feed-paths.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { dashboardQuery } from './dashboard.ts';
import { tabsQuery, timelineQuery, timelinesQuery } from './tabs.ts';

/** Prefetches the first page of the dashboard and its tabs. Errors are stored in the cache. */
export async function prefetchDashboard(queryClient: QueryClient): Promise<void> {
  const { defaultTab = DEFAULT_TAB } = readViewer(queryClient).user?.reading ?? {};
  if (defaultTab !== DEFAULT_TAB) return prefetchTab(queryClient, defaultTab);
  await Promise.all([
    queryClient.prefetchInfiniteQuery(dashboardQuery()),
    queryClient.prefetchQuery(tabsQuery()),
  ]);
}

/** Prefetches the tabs and the first page of one of them. Errors are stored in the cache. */
export async function prefetchTab(queryClient: QueryClient, tabId: string | undefined): Promise<void> {
  const { queryKey, ...tabs } = tabsQuery();
  await queryClient.prefetchQuery({ queryKey, ...tabs });
  const tab = queryClient.getQueryData(queryKey)?.response.tabs.find(({ id }) => id === tabId);
  if (tabId === DEFAULT_TAB) await queryClient.prefetchInfiniteQuery(dashboardQuery());
  else if (tab?.collectionId) await queryClient.prefetchQuery(getGetCollectionQueryOptions(tab.collectionId));
  else if (tab) await queryClient.prefetchInfiniteQuery(timelineQuery(tab.timeline));
}

/** Prefetches the list of timelines and the first page of one of them. Errors are stored in the cache. */
export async function prefetchTimeline(queryClient: QueryClient, name = ''): Promise<void> {
  const { queryKey, ...timelines } = timelinesQuery();
  await queryClient.prefetchQuery({ queryKey, ...timelines });
  const known = queryClient.getQueryData(queryKey)?.response.timelines;
  if (known?.some((timeline) => timeline.name === name)) {
    await queryClient.prefetchInfiniteQuery(timelineQuery(name));
  }
}
