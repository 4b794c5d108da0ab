import { useQueryClient } from '@tanstack/react-query';
import {
  getGetSiteCountsQueryKey,
  getListAccountsInfiniteQueryKey,
  getListAccountsInfiniteQueryOptions,
  getListAnnouncementsInfiniteQueryKey,
  getListAnnouncementsInfiniteQueryOptions,
  getListFailedJobsInfiniteQueryKey,
  getListFailedJobsInfiniteQueryOptions,
  getListStaffActsInfiniteQueryKey,
  getListStaffActsInfiniteQueryOptions,
} from '#generated/hooks/admin/admin.ts';
import {
  getListSiteCampaignsInfiniteQueryKey,
  getListSiteCampaignsInfiniteQueryOptions,
} from '#generated/hooks/blaze/blaze.ts';
import {
  getListStewardshipRequestsInfiniteQueryKey,
  getListStewardshipRequestsInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import { getGetDashboardInfiniteQueryKey } from '#generated/hooks/feed/feed.ts';
import { getListStaffQueueInfiniteQueryKey } from '#generated/hooks/moderation/moderation.ts';
import type { ListAccountsParams } from '#generated/zod/listAccountsParams.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Query of the members who ask to take over a community. */
export function stewardshipRequestsQuery() {
  return getListStewardshipRequestsInfiniteQueryOptions({}, { query: paging });
}

/** Query of the blazed posts that wait for their review. */
export function siteCampaignsQuery() {
  return getListSiteCampaignsInfiniteQueryOptions({}, { query: paging });
}

/** Query of the dead letters of the job queue. */
export function failedJobsQuery() {
  return getListFailedJobsInfiniteQueryOptions({}, { query: paging });
}

/** State by which accounts are filtered. */
export type AccountState = NonNullable<ListAccountsParams['state']>;

/** Query of the accounts in a state, or all, that match the search text. */
export function accountsQuery(sought: string, state: AccountState | 'all') {
  const params = { ...(sought ? { q: sought } : {}), ...(state === 'all' ? {} : { state }) };
  return getListAccountsInfiniteQueryOptions(params, { query: paging });
}

/** Query of the audit log. */
export function auditLogQuery() {
  return getListStaffActsInfiniteQueryOptions({}, { query: paging });
}

/** Query of the announcements. */
export function announcementsQuery() {
  return getListAnnouncementsInfiniteQueryOptions({}, { query: paging });
}

/** Refetches announcements, and the lists that depend on them, after one was changed. */
export function useRefreshAnnouncements(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListAnnouncementsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getGetDashboardInfiniteQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Refetches accounts, and the lists that depend on them, after a decision about one. */
export function useRefreshAccounts(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListAccountsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getListSiteCampaignsInfiniteQueryKey(),
    getGetSiteCountsQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Refetches the queues after an item was decided or answered. */
export function useRefreshQueues(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListStaffQueueInfiniteQueryKey(),
    getListStewardshipRequestsInfiniteQueryKey(),
    getListFailedJobsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getListSiteCampaignsInfiniteQueryKey(),
    getGetSiteCountsQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
