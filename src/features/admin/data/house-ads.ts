import { useQueryClient } from '@tanstack/react-query';
import { getListStaffActsInfiniteQueryKey } from '#generated/hooks/admin/admin.ts';
import {
  getGetHouseAdStatisticsQueryOptions,
  getListHouseAdsInfiniteQueryKey,
  getListHouseAdsInfiniteQueryOptions,
} from '#generated/hooks/ads/ads.ts';
import { getGetDashboardInfiniteQueryKey } from '#generated/hooks/feed/feed.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Query of the ads of the site. */
export function houseAdsQuery() {
  return getListHouseAdsInfiniteQueryOptions({}, { query: paging });
}

/** Query of the statistics of an ad. */
export const houseAdStatisticsQuery = getGetHouseAdStatisticsQueryOptions;

/** Refetches ads, and the lists that depend on them, after one was changed. */
export function useRefreshHouseAds(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListHouseAdsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getGetDashboardInfiniteQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
