import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetUserCountsQueryOptions } from '#generated/hooks/base/base.ts';
import type { Counts } from '#generated/zod/counts.zod.ts';
import { isSessionExpired } from '#src/shared/api/call/session.ts';
import { isLive, subscribeLive } from '#src/shared/api/live/live-state.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

const POLL_INTERVAL_MS = 30_000;
/** Poll interval while a live stream is open, for changes that send no event, such as a mute that ends. */
const LIVE_POLL_INTERVAL_MS = 5 * 60_000;
const STALE_TIME_MS = 60_000;

/** Unseen counts of the member. */
export interface Unread {
  /** New posts on the dashboard. */
  posts: number;
  /** Asks and submissions waiting for any of the member's blogs. */
  inbox: number;
  /** Unread messages of all the member's blogs. */
  messages: number;
  /** Unread posts of all the member's communities that are not muted, and what waits in the queues they look after. */
  communities: number;
  /** Unseen notifications of all the member's blogs. */
  notifications: number;
  /** Unseen notifications by blog uuid. */
  notificationsOf: Readonly<Record<string, number>>;
  /** New posts by others in the private group blogs the member writes for, by blog uuid. */
  groups: Readonly<Record<string, number>>;
}

const NONE: Unread = {
  posts: 0,
  inbox: 0,
  messages: 0,
  communities: 0,
  notifications: 0,
  notificationsOf: {},
  groups: {},
};
const COUNT_PARAMS = {
  unread: true,
  inbox: true,
  unread_messages: true,
  blog_notification_counts: true,
  private_group_blog_unread_post_counts: true,
};

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

function unreadOf({
  unread = 0,
  inbox = 0,
  unread_messages = {},
  blog_notification_counts = [],
  private_group_blog_unread_post_counts: groups = {},
  unread_community_post_counts = {},
  unread_mod_queue_counts = {},
}: Counts): Unread {
  return {
    posts: unread,
    inbox,
    messages: sum(Object.values(unread_messages).flatMap((byConversation) => Object.values(byConversation))),
    communities: sum([
      ...Object.values(unread_community_post_counts),
      ...Object.values(unread_mod_queue_counts),
    ]),
    notifications: sum(blog_notification_counts.map(({ count }) => count)),
    notificationsOf: Object.fromEntries(
      blog_notification_counts.map(({ blog_uuid, count }) => [blog_uuid, count]),
    ),
    groups,
  };
}

/**
 * Returns the member's unseen counts, polled every 30 s, also in the background, and fresh for 60 s (spec 000 §9);
 * polled less often while a live stream is open. Communities are counted where they are switched on. Visitors have none.
 * A failed poll keeps the last counts and shows no error.
 */
export function useUnread(): Unread {
  const { isLoggedIn, user } = useViewer();
  const hasCommunities = user?.labs?.includes('communities');
  const isStreaming = useSyncExternalStore(subscribeLive, isLive, () => false);
  const { data } = useQuery(
    getGetUserCountsQueryOptions(
      hasCommunities
        ? { ...COUNT_PARAMS, unread_community_counts: true, unread_mod_queue_counts: true }
        : COUNT_PARAMS,
      {
        query: {
          enabled: () => isLoggedIn && !isSessionExpired(),
          staleTime: STALE_TIME_MS,
          refetchInterval: isStreaming ? LIVE_POLL_INTERVAL_MS : POLL_INTERVAL_MS,
          refetchIntervalInBackground: true,
        },
      },
    ),
  );
  if (!isLoggedIn || !data) return NONE;
  return unreadOf(data.response);
}
