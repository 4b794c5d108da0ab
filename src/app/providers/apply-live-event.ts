import type { QueryClient } from '@tanstack/react-query';
import { getGetUserCountsQueryKey } from '#generated/hooks/base/base.ts';
import { getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import {
  getGetConversationQueryKey,
  getListConversationsQueryKey,
} from '#generated/hooks/messaging/messaging.ts';
import { getGetPollResultsQueryKey } from '#generated/hooks/posts/posts.ts';
import type { LiveEvent } from '#src/shared/api/live/event-stream.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

const COUNTS = addressOf(getGetUserCountsQueryKey());
/** The dashboard's query for newer posts; the list itself is not refetched. */
const DASHBOARD = getGetDashboardQueryKey();
const MESSAGES = [getListConversationsQueryKey(), getGetConversationQueryKey()].map(addressOf);

/**
 * Refetches the mounted queries a live event concerns. Lists of posts and notifications are not refetched, so nothing
 * moves while it is read; their counts show that more is available.
 */
export function applyLiveEvent(queryClient: QueryClient, { kind, ids = [] }: LiveEvent): void {
  const refetch = (addresses: readonly string[]): void => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => addresses.includes(addressOf(queryKey)),
    });
  };
  const isAll = kind === 'ready';
  if (kind === 'lost') return;
  if (kind === 'polls') {
    refetch(ids.map((id) => addressOf(getGetPollResultsQueryKey(id))));
    return;
  }
  refetch(kind === 'messages' || isAll ? [COUNTS, ...MESSAGES] : [COUNTS]);
  if (kind === 'posts' || isAll) void queryClient.invalidateQueries({ queryKey: DASHBOARD });
}
