import type { QueryClient } from '@tanstack/react-query';
import { dashboardQuery } from './dashboard.ts';

/** Puts the first page of the dashboard into the cache. A failure stays in the cache. */
export const prefetchDashboard = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchInfiniteQuery(dashboardQuery());
