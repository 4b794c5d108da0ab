import { useQueryClient } from '@tanstack/react-query';
import {
  getGetSiteCountsQueryKey,
  getListAccountsInfiniteQueryKey,
  getListAccountsInfiniteQueryOptions,
  getListFailedJobsInfiniteQueryKey,
  getListFailedJobsInfiniteQueryOptions,
  getListStaffActsInfiniteQueryKey,
  getListStaffActsInfiniteQueryOptions,
} from '#generated/hooks/admin/admin.ts';
import {
  getListAppealsInfiniteQueryKey,
  getListAppealsInfiniteQueryOptions,
  getListReportsInfiniteQueryKey,
  getListReportsInfiniteQueryOptions,
} from '#generated/hooks/moderation/moderation.ts';
import {
  getListSupportRequestsInfiniteQueryKey,
  getListSupportRequestsInfiniteQueryOptions,
} from '#generated/hooks/support/support.ts';
import type { ListAccountsParams } from '#generated/zod/listAccountsParams.zod.ts';
import type { ListAppealsParams } from '#generated/zod/listAppealsParams.zod.ts';
import type { ListReportsParams } from '#generated/zod/listReportsParams.zod.ts';
import type { ListSupportRequestsParams } from '#generated/zod/listSupportRequestsParams.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Which of what was reported is shown. */
export type ReportState = NonNullable<ListReportsParams['state']>;
/** Which appeals are shown. */
export type AppealState = NonNullable<ListAppealsParams['state']>;
/** Which letters to the site are shown. */
export type LetterState = NonNullable<ListSupportRequestsParams['state']>;

/** What members reported, of one state. */
export function reportsQuery(state: ReportState) {
  return getListReportsInfiniteQueryOptions({ state }, { query: paging });
}

/** Appeals against what was done with posts, of one state. */
export function appealsQuery(state: AppealState) {
  return getListAppealsInfiniteQueryOptions({ state }, { query: paging });
}

/** Letters to those who run the site, of one state. */
export function lettersQuery(state: LetterState) {
  return getListSupportRequestsInfiniteQueryOptions({ state }, { query: paging });
}

/** What the site could not do. */
export function failedJobsQuery() {
  return getListFailedJobsInfiniteQueryOptions({}, { query: paging });
}

/** Which accounts are shown. */
export type AccountState = NonNullable<ListAccountsParams['state']>;

/** Accounts of one state, or all, that what was typed finds. */
export function accountsQuery(sought: string, state: AccountState | 'all') {
  const params = { ...(sought ? { q: sought } : {}), ...(state === 'all' ? {} : { state }) };
  return getListAccountsInfiniteQueryOptions(params, { query: paging });
}

/** What those who run the site did. */
export function staffActsQuery() {
  return getListStaffActsInfiniteQueryOptions({}, { query: paging });
}

/** Reads accounts anew, and what is told of them elsewhere, after one was decided about. */
export function useStaffAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListAccountsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getGetSiteCountsQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Reads the queues anew after something in them was decided or answered. */
export function useQueuesAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  const keys = [
    getListReportsInfiniteQueryKey(),
    getListAppealsInfiniteQueryKey(),
    getListSupportRequestsInfiniteQueryKey(),
    getListFailedJobsInfiniteQueryKey(),
    getListStaffActsInfiniteQueryKey(),
    getGetSiteCountsQueryKey(),
  ];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
