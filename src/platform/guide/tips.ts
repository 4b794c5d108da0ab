import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shouldShowTip } from '#src/shared/lib/guide/guide-store.ts';

/** A page that has tips. */
export type TipPage = 'dashboard' | 'explore' | 'inbox' | 'messages';

/** A tip of the first-run guide. */
export interface Tip {
  /** Stored to mark the tip as shown; never reused for another tip. */
  id: string;
  page: TipPage;
  text: MessageDescriptor;
  /** True for tips that need a keyboard. */
  needsKeys?: boolean;
}

/** All tips, in the order in which a page shows them: one per visit. */
export const TIPS: readonly Tip[] = [
  {
    id: 'dashboard',
    page: 'dashboard',
    text: msg`This is your dashboard: posts of the blogs you follow, newest first, and nothing else.`,
  },
  {
    id: 'keys',
    page: 'dashboard',
    text: msg`J and K go from post to post, L likes, and Ctrl+K goes anywhere. Press ? to see every key.`,
    needsKeys: true,
  },
  {
    id: 'explore',
    page: 'explore',
    text: msg`Follow a blog or a tag, and its posts appear on your dashboard. Each suggestion says why you see it.`,
  },
  {
    id: 'inbox',
    page: 'inbox',
    text: msg`When you answer a question, it becomes a post that everybody can read. You can also answer privately.`,
  },
  {
    id: 'messages',
    page: 'messages',
    text: msg`Each of your blogs has its own messages. Messages from strangers are kept apart until you accept them.`,
  },
];

/** Returns the next tip of a page that was not shown yet. */
export function nextTip(page: TipPage, hasKeys: boolean): Tip | undefined {
  return TIPS.find((tip) => tip.page === page && (hasKeys || !tip.needsKeys) && shouldShowTip(tip.id));
}
