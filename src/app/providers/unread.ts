import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetUserCountsQueryOptions } from '#generated/hooks/account/account.ts';
import type { Counts } from '#generated/zod/counts.zod.ts';
import { isSessionExpired } from '#src/shared/api/call/session.ts';
import { isLive, subscribeLive } from '#src/shared/api/live/live-state.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

const POLL = 30_000;
/** While news comes by itself: for what changes without being told, such as a mute that ends. */
const SELDOM = 5 * 60_000;
const STALE = 60_000;

/** What the member has not seen yet. */
export interface Unread {
  /** New posts on the dashboard. */
  posts: number;
  /** Questions and submissions that wait for any of the member's blogs. */
  inbox: number;
  /** Letters to any of the member's blogs. */
  letters: number;
  /** What any of the member's blogs was told. */
  notifications: number;
  /** What others posted in private blogs that the member writes for with them, by the blog's uuid. */
  groups: Readonly<Record<string, number>>;
}

const NONE: Unread = { posts: 0, inbox: 0, letters: 0, notifications: 0, groups: {} };
const ASKED = {
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
}: Counts): Unread {
  return {
    posts: unread,
    inbox,
    letters: sum(Object.values(unread_messages).flatMap((byConversation) => Object.values(byConversation))),
    notifications: sum(blog_notification_counts.map(({ count }) => count)),
    groups,
  };
}

/**
 * What the member has not seen yet, asked every 30 s, in the background as well, and good for 60 s (spec 000 §9); seldom
 * while a stream says when to ask. Nothing for visitors. A failed poll keeps the last answer: a count is not worth a word.
 */
export function useUnread(): Unread {
  const { isLoggedIn } = useViewer();
  const isTold = useSyncExternalStore(subscribeLive, isLive, () => false);
  const { data } = useQuery(
    getGetUserCountsQueryOptions(ASKED, {
      query: {
        enabled: () => isLoggedIn && !isSessionExpired(),
        staleTime: STALE,
        refetchInterval: isTold ? SELDOM : POLL,
        refetchIntervalInBackground: true,
      },
    }),
  );
  if (!isLoggedIn || !data) return NONE;
  return unreadOf(data.response);
}
