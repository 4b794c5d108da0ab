import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import {
  claimStaffItem,
  getGetStaffItemQueryKey,
  getGetStaffItemQueryOptions,
  getListStaffQueueInfiniteQueryKey,
  getListStaffQueueInfiniteQueryOptions,
  revokeStaffClaim,
} from '#generated/hooks/moderation/moderation.ts';
import type { GetStaffItem200 } from '#generated/zod/getStaffItem200.zod.ts';
import type { ListStaffQueue200 } from '#generated/zod/listStaffQueue200.zod.ts';
import type { ListStaffQueueParams } from '#generated/zod/listStaffQueueParams.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { COLLEAGUE_CODES, QUEUE_POLL_INTERVAL_MS } from '#src/entities/moderation/claims.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { useRefreshQueues } from '../data/admin.ts';

/** Part of the staff queue by kind. */
export type StaffQueueType = NonNullable<ListStaffQueueParams['type']>;
/** Part of the staff queue by state. */
export type StaffQueueState = NonNullable<ListStaffQueueParams['state']>;

/** The staff queue, or a part of it, page by page. */
export function staffQueueQuery(type: StaffQueueType, state: StaffQueueState) {
  return getListStaffQueueInfiniteQueryOptions(
    { type, state },
    { query: { ...paging, refetchInterval: QUEUE_POLL_INTERVAL_MS } },
  );
}

/** One entry with its reports and the record of its author. */
export function staffItemQuery(itemId: string) {
  return {
    ...getGetStaffItemQueryOptions(itemId),
    select: ({ response }: GetStaffItem200) => response.item,
  };
}

/** Returns functions that change the staff queue in the cache. */
export function useStaffQueueCache() {
  const queryClient = useQueryClient();
  const refreshQueues = useRefreshQueues();
  const address = addressOf(getListStaffQueueInfiniteQueryKey());
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => addressOf(queryKey) === address,
  };
  return {
    /** Shows an entry as the server answered it. Lists keep what only `getStaffItem` brings out of their entries. */
    put: (item: StaffQueueItem): void => {
      queryClient.setQueryData<GetStaffItem200>(
        getGetStaffItemQueryKey(item.id),
        (data) => data && { ...data, response: { item: { ...data.response.item, ...item } } },
      );
      queryClient.setQueriesData<InfiniteData<ListStaffQueue200>>(
        filters,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              response: {
                ...page.response,
                items: page.response.items.map((one) => (one.id === item.id ? item : one)),
              },
            })),
          },
      );
    },
    /** Refetches the queue, its entries, and the counts of the console. */
    refresh: async (): Promise<void> => {
      await Promise.all([
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => addressOf(queryKey).startsWith(address),
        }),
        refreshQueues(),
      ]);
    },
  };
}

/**
 * Returns functions that claim an entry, so that nobody does it twice, and give the claim up. A colleague's claim is
 * shown on the entry; other failures of a claim are shown in a toast, those of giving up need no message, because a
 * claim ends by itself.
 */
export function useStaffClaim() {
  const { t } = useLingui();
  const { put, refresh } = useStaffQueueCache();
  return {
    claim: async (item: StaffQueueItem, takeOver = false): Promise<void> => {
      try {
        const { response } = await claimStaffItem(item.id, takeOver ? { take_over: true } : {});
        put(response.item);
      } catch (error) {
        const isColleague =
          isApiError(error, COLLEAGUE_CODES.claimed) || isApiError(error, COLLEAGUE_CODES.decided);
        if (!isColleague) showErrorToast(error, t`You could not claim this. Try again.`);
        await refresh();
      }
    },
    release: (itemId: string): void => {
      revokeStaffClaim(itemId)
        .then(refresh)
        .catch(() => undefined);
    },
  };
}
