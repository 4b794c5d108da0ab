import type { QueryClient } from '@tanstack/react-query';
import { getGetUserCountsQueryKey } from '#generated/hooks/base/base.ts';
import { getGetPatioQueryKey, getListCollectionsQueryKey } from '#generated/hooks/collections/collections.ts';
import { getListCommunitiesQueryKey } from '#generated/hooks/communities/communities.ts';
import { getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import {
  getGetConversationQueryKey,
  getListConversationsQueryKey,
} from '#generated/hooks/messaging/messaging.ts';
import { getGetPollResultsQueryKey } from '#generated/hooks/posts/posts.ts';
import type { LiveEvent } from '#src/shared/api/live/event-stream.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

const COUNTS = addressOf(getGetUserCountsQueryKey());
const PATIO = addressOf(getGetPatioQueryKey());
const COLLECTIONS = addressOf(getListCollectionsQueryKey());
const COMMUNITIES = addressOf(getListCommunitiesQueryKey());
/** The dashboard's query for newer posts; the list itself is not refetched. */
const DASHBOARD = getGetDashboardQueryKey();
const MESSAGES = [getListConversationsQueryKey(), getGetConversationQueryKey()].map(addressOf);

/**
 * Refetches lists of collections, and of some collections everything but the posts: those that are read stay, and their
 * page offers to show the change.
 *
 * @param ids the collections; undefined for all
 */
function refetchCollections(queryClient: QueryClient, ids: readonly string[] | undefined): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => {
      const [collections, id, part] = addressOf(queryKey).replace(COLLECTIONS, 'of').split('/');
      if (collections !== 'of') return false;
      if (id === undefined) return true;
      return (ids?.includes(id) ?? true) && (part !== 'timeline' || meta?.lookFor === 'collections');
    },
  });
}

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
  if (kind === 'columns' || isAll) refetch([PATIO]);
  if (kind === 'collections' || isAll) refetchCollections(queryClient, isAll ? undefined : ids);
  if (kind === 'columns' || kind === 'collections') return;
  const inCommunities = (isConcerned: (address: string) => boolean): void => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => {
        const address = addressOf(queryKey);
        return address.startsWith(COMMUNITIES) && isConcerned(address);
      },
    });
  };
  if (kind === 'comments' || kind === 'reactions') {
    inCommunities((address) => ids.some((id) => `${address}/`.includes(`/posts/${id}/`)));
    return;
  }
  if (kind === 'moderation' || isAll) inCommunities((address) => address.includes('/moderation/queue'));
  // A community's own address has no further part: its counts, not the posts that are being read. An entry
  // that a colleague settled leaves the badges of the queue as well.
  if (kind === 'communities' || kind === 'moderation' || isAll)
    inCommunities((address) => address.split('/').length <= 4);
  refetch(kind === 'messages' || isAll ? [COUNTS, ...MESSAGES] : [COUNTS]);
  if (kind === 'posts' || isAll) void queryClient.invalidateQueries({ queryKey: DASHBOARD });
  // Code of a page that is not loaded yet cannot be named here: its queries say what they look for.
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => (isAll ? meta?.lookFor !== undefined : meta?.lookFor === kind),
  });
}
