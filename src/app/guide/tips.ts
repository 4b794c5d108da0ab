import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { discoveryPatterns } from '#src/paths/discovery-paths.ts';
import { feedPatterns } from '#src/paths/feed-paths.ts';
import { messagingPatterns } from '#src/paths/messaging-paths.ts';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { shouldShowTip } from '#src/shared/lib/guide/guide-store.ts';

/** A tip of the first-run guide. */
export interface Tip {
  /** Stored to mark the tip as shown; never reused for another tip. */
  id: string;
  /** Route pattern of the page the tip belongs to. */
  path: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** True for tips that need a keyboard. */
  needsKeys?: boolean;
}

/** All tips, in display order; each visit shows at most one per page. */
export const TIPS: readonly Tip[] = [
  {
    id: 'dashboard',
    path: feedPatterns.dashboard,
    title: msg`This is your dashboard`,
    text: msg`Posts of the blogs you follow, newest first, and nothing else. The tabs above show other posts; you choose which.`,
  },
  {
    id: 'keys',
    path: feedPatterns.dashboard,
    title: msg`Use the keyboard`,
    text: msg`J and K go from post to post, L likes, and Ctrl+K goes anywhere. Press ? to see every key; you can choose others.`,
    needsKeys: true,
  },
  {
    id: 'explore',
    path: discoveryPatterns.explore,
    title: msg`Find new blogs`,
    text: msg`Follow a blog or a tag, and its posts appear on your dashboard. Each suggestion says why you see it.`,
  },
  {
    id: 'inbox',
    path: postPatterns.inbox,
    title: msg`Asks and submissions arrive here`,
    text: msg`When you answer a question, it becomes a post that everybody can read. You can also answer privately.`,
  },
  {
    id: 'messages',
    path: messagingPatterns.messages,
    title: msg`Messages are between blogs`,
    text: msg`Each of your blogs has its own messages. Messages from strangers are kept apart until you accept them.`,
  },
];

/** Returns the next tip of a page that was not shown yet. */
export function nextTip(path: string | undefined, hasKeys: boolean): Tip | undefined {
  return TIPS.find((tip) => tip.path === path && (hasKeys || !tip.needsKeys) && shouldShowTip(tip.id));
}
