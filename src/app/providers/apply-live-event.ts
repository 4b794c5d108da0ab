import type { QueryClient } from '@tanstack/react-query';
import { getGetUserCountsQueryKey } from '#generated/hooks/account/account.ts';
import { getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import {
  getGetConversationQueryKey,
  getListConversationsQueryKey,
} from '#generated/hooks/messaging/messaging.ts';
import { getGetPollResultsQueryKey } from '#generated/hooks/posts/posts.ts';
import type { News } from '#src/shared/api/live/event-stream.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

const COUNTS = addressOf(getGetUserCountsQueryKey());
/** The dashboard's look for newer posts; the list itself stays as the reader has it. */
const DASHBOARD = getGetDashboardQueryKey();
const LETTERS = [getListConversationsQueryKey(), getGetConversationQueryKey()].map(addressOf);

/**
 * Asks anew for what there is news of, as far as it is shown. Nothing moves under the reader: lists of posts and of
 * notifications stay, their counts say that there is more.
 */
export function adoptNews(queryClient: QueryClient, { kind, ids = [] }: News): void {
  const readAnew = (addresses: readonly string[]): void => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => addresses.includes(addressOf(queryKey)),
    });
  };
  const isAll = kind === 'ready';
  if (kind === 'lost') return;
  if (kind === 'polls') {
    readAnew(ids.map((id) => addressOf(getGetPollResultsQueryKey(id))));
    return;
  }
  readAnew(kind === 'messages' || isAll ? [COUNTS, ...LETTERS] : [COUNTS]);
  if (kind === 'posts' || isAll) void queryClient.invalidateQueries({ queryKey: DASHBOARD });
}
