import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { discoveryPatterns } from '#src/paths/discovery-paths.ts';
import { feedPatterns } from '#src/paths/feed-paths.ts';
import { messagingPatterns } from '#src/paths/messaging-paths.ts';
import { postPatterns } from '#src/paths/posts-paths.ts';
import { isToShow } from '#src/shared/lib/guide/guide-store.ts';

/** A word to somebody who sees a page for the first time. */
export interface Tip {
  /** What it is kept by; never reused for another. */
  id: string;
  /** The pattern of the page it is about. */
  path: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Means nothing without a keyboard. */
  needsKeys?: boolean;
}

/** The tips, in the order in which those of one page come, one a visit. */
export const TIPS: readonly Tip[] = [
  {
    id: 'dashboard',
    path: feedPatterns.dashboard,
    title: msg`This is your dashboard`,
    text: msg`The blogs you follow, the newest first, and nothing in between. The tabs above show other threads; you choose which.`,
  },
  {
    id: 'keys',
    path: feedPatterns.dashboard,
    title: msg`Your hands can stay where they are`,
    text: msg`J and K go from post to post, L likes, and Ctrl+K goes anywhere. Press ? to see every key; you can choose others.`,
    needsKeys: true,
  },
  {
    id: 'explore',
    path: discoveryPatterns.explore,
    title: msg`Look around`,
    text: msg`Follow a blog, or a tag, and what it brings comes to your dashboard. Each suggestion says why it is here.`,
  },
  {
    id: 'inbox',
    path: postPatterns.inbox,
    title: msg`Asks land here`,
    text: msg`Answer one and it becomes a post that everybody can read, or answer it for its sender alone.`,
  },
  {
    id: 'messages',
    path: messagingPatterns.messages,
    title: msg`Letters are between blogs`,
    text: msg`Each of your blogs has its own. Letters of strangers wait apart until you accept them.`,
  },
];

/** The next tip of a page that was not shown yet. */
export function nextTip(path: string | undefined, hasKeys: boolean): Tip | undefined {
  return TIPS.find((tip) => tip.path === path && (hasKeys || !tip.needsKeys) && isToShow(tip.id));
}
