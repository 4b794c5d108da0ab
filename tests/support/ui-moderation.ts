import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { aBlog, aPost } from './ui-posts.ts';

/** Returns an entry of a moderation queue for component tests: a post that two members reported. */
export function aModerationItem(id: string, changes: Partial<ModerationItem> = {}): ModerationItem {
  return {
    id,
    kind: 'post',
    source: 'report',
    version: 3,
    state: 'open',
    blog: aBlog('frog'),
    post: aPost({ id: '7', blog: aBlog('frog'), content: [{ type: 'text', text: `Words of ${id}` }] }),
    canDecide: true,
    createdTs: 1_780_000_000,
    notes: [],
    reportCount: 2,
    reasons: [
      { reason: 'spam', count: 2, record: { right: 9, total: 10 }, notes: ['It is a shop link again.'] },
    ],
    ...changes,
  };
}

/** Returns a decision for component tests: a post that was removed, whose notice waits. */
export function aModerationDecision(
  id: string,
  changes: Partial<ModerationDecision> = {},
): ModerationDecision {
  return {
    id,
    kind: 'post',
    action: 'remove',
    decidedTs: 1_780_000_100,
    noticeDueTs: 1_780_000_220,
    blog: aBlog('frog'),
    postId: '7',
    canAppeal: false,
    canRevoke: true,
    ...changes,
  };
}
