import type { QueryClient } from '@tanstack/react-query';
import { FIRST_TAB } from '#src/paths/feed-paths.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { dashboardQuery } from './dashboard.ts';
import { tabsQuery, timelineQuery, timelinesQuery } from './tabs.ts';

/** Puts the first page of the dashboard and its tabs into the cache. A failure stays in the cache. */
export async function prefetchDashboard(queryClient: QueryClient): Promise<void> {
  const { defaultTab = FIRST_TAB } = readViewer(queryClient).user?.reading ?? {};
  if (defaultTab !== FIRST_TAB) return prefetchTab(queryClient, defaultTab);
  await Promise.all([
    queryClient.prefetchInfiniteQuery(dashboardQuery()),
    queryClient.prefetchQuery(tabsQuery()),
  ]);
}

/** Puts the tabs and the first page of one of them into the cache. Failures stay in the cache. */
export async function prefetchTab(queryClient: QueryClient, tabId: string | undefined): Promise<void> {
  const { queryKey, ...tabs } = tabsQuery();
  await queryClient.prefetchQuery({ queryKey, ...tabs });
  const tab = queryClient.getQueryData(queryKey)?.response.tabs.find(({ id }) => id === tabId);
  if (tabId === FIRST_TAB) await queryClient.prefetchInfiniteQuery(dashboardQuery());
  else if (tab) await queryClient.prefetchInfiniteQuery(timelineQuery(tab.timeline));
}

/** Puts the names of timelines and the first page of one of them into the cache. Failures stay in the cache. */
export async function prefetchTimeline(queryClient: QueryClient, name = ''): Promise<void> {
  const { queryKey, ...timelines } = timelinesQuery();
  await queryClient.prefetchQuery({ queryKey, ...timelines });
  const known = queryClient.getQueryData(queryKey)?.response.timelines;
  if (known?.some((timeline) => timeline.name === name)) {
    await queryClient.prefetchInfiniteQuery(timelineQuery(name));
  }
}
