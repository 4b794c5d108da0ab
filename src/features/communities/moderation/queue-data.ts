import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import {
  claimModerationItem,
  getGetCommunityQueryKey,
  getGetModeratedMemberQueryOptions,
  getGetModerationItemQueryKey,
  getGetModerationItemQueryOptions,
  getListCommunityMembersInfiniteQueryKey,
  getListMemberHistoryQueryOptions,
  getListModerationQueueInfiniteQueryKey,
  getListModerationQueueInfiniteQueryOptions,
  getListModerationQueueQueryOptions,
  getListModerationTemplatesQueryOptions,
  revokeModerationClaim,
} from '#generated/hooks/communities/communities.ts';
import type { GetModeratedMember200 } from '#generated/zod/getModeratedMember200.zod.ts';
import type { GetModerationItem200 } from '#generated/zod/getModerationItem200.zod.ts';
import type { ListMemberHistory200 } from '#generated/zod/listMemberHistory200.zod.ts';
import type { ListModerationQueue200 } from '#generated/zod/listModerationQueue200.zod.ts';
import type { ListModerationTemplates200 } from '#generated/zod/listModerationTemplates200.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { COLLEAGUE_CODES, QUEUE_POLL_INTERVAL_MS } from '#src/entities/moderation/claims.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import type { QueueType } from './queue-types.ts';

/** A part of the moderation queue of a community, page by page. */
export function queueQuery(community: string, type: QueueType) {
  return getListModerationQueueInfiniteQueryOptions(
    community,
    { type },
    { query: { ...paging, refetchInterval: QUEUE_POLL_INTERVAL_MS } },
  );
}

/** Number of decided entries from which the figures of a week are taken: the most that a page has. */
const DECIDED_COUNT = 50;

/** Decided entries, those that were opened last first, and whether they are all. */
export function decidedQuery(community: string) {
  return {
    ...getListModerationQueueQueryOptions(community, {
      state: 'decided',
      sort: 'newest',
      limit: DECIDED_COUNT,
    }),
    select: ({ response: { items, links } }: ListModerationQueue200) => ({
      items,
      isWhole: links.next === undefined,
    }),
  };
}

/** One entry of the queue, also one that is decided. */
export function itemQuery(community: string, itemId: string) {
  return {
    ...getGetModerationItemQueryOptions(community, itemId, {
      query: { refetchInterval: QUEUE_POLL_INTERVAL_MS },
    }),
    select: ({ response }: GetModerationItem200) => response.item,
    retry: false,
  };
}

/** A member as moderators see them. */
export function moderatedMemberQuery(community: string, blog: string) {
  return {
    ...getGetModeratedMemberQueryOptions(community, blog),
    select: ({ response }: GetModeratedMember200) => response,
  };
}

/** Number of things about a member that stand beside the queue. */
const BRIEF_HISTORY_COUNT = 4;

/** The last things about a member. */
export function briefHistoryQuery(community: string, blog: string) {
  return {
    ...getListMemberHistoryQueryOptions(community, blog, { limit: BRIEF_HISTORY_COUNT }),
    select: ({ response }: ListMemberHistory200) => response.entries,
  };
}

/** Notices that the moderators of a community have worded. */
export function templatesQuery(community: string) {
  return {
    ...getListModerationTemplatesQueryOptions(community),
    select: ({ response }: ListModerationTemplates200) => response.templates,
  };
}

/** Returns functions that change the lists of a community's queue in the cache. */
export function useQueueCache(community: string) {
  const queryClient = useQueryClient();
  const address = addressOf(getListModerationQueueInfiniteQueryKey(community));
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => addressOf(queryKey) === address,
  };
  return {
    /** Shows an entry as the server answered it. */
    put: (item: ModerationItem): void => {
      queryClient.setQueryData<GetModerationItem200>(
        getGetModerationItemQueryKey(community, item.id),
        (data) => data && { ...data, response: { item } },
      );
      queryClient.setQueriesData<InfiniteData<ListModerationQueue200>>(
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
    /** Refetches the queue, the community's counts and its members. */
    refresh: async (): Promise<void> => {
      await Promise.all([
        queryClient.invalidateQueries(filters),
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => addressOf(queryKey).startsWith(`${address}/`),
        }),
        queryClient.invalidateQueries({ queryKey: getGetCommunityQueryKey(community) }),
        queryClient.invalidateQueries({ queryKey: getListCommunityMembersInfiniteQueryKey(community) }),
      ]);
    },
  };
}

/**
 * Returns functions that claim an entry, so that nobody does it twice, and give the claim up. A colleague's claim is
 * shown on the entry; other failures of a claim are shown in a toast, those of giving up need no message, because a
 * claim ends by itself.
 */
export function useClaim(community: string) {
  const { t } = useLingui();
  const { put, refresh } = useQueueCache(community);
  return {
    claim: async (item: ModerationItem, takeOver = false): Promise<void> => {
      try {
        const { response } = await claimModerationItem(
          community,
          item.id,
          takeOver ? { take_over: true } : {},
        );
        put(response.item);
      } catch (error) {
        const isColleague =
          isApiError(error, COLLEAGUE_CODES.claimed) || isApiError(error, COLLEAGUE_CODES.decided);
        if (!isColleague) showErrorToast(error, t`You could not claim this. Try again.`);
        await refresh();
      }
    },
    release: (itemId: string): void => {
      revokeModerationClaim(community, itemId)
        .then(refresh)
        .catch(() => undefined);
    },
  };
}
