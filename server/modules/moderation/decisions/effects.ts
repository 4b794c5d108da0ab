import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { settleEscalated } from '#server/modules/communities/moderation/acts/escalated.ts';
import { restoreReply } from '#server/modules/notes/replies-repository.ts';
import {
  labelsOf,
  type PostLabels,
  removeReportedReply,
  restoreLabels,
  restoreTakenDown,
  setStaffLabel,
  setSuspended,
  type TakenPlace,
  takeDown,
} from '../queue/outcomes-repository.ts';
import { type FlagRow, lowerFlag, raiseFlag } from '../review/flags-repository.ts';
import type { LockedItem, Subject } from '../staff-queue/locked-item-repository.ts';
import { lockBlogState } from './suspensions-repository.ts';

type Outcome = components['schemas']['StaffOutcome'];

/** Effects of a decision, as far as undoing it needs to know. */
export interface Effects {
  /** Place of the post that it took down. */
  taken?: TakenPlace;
  /** Label of the post before. */
  labels?: PostLabels;
  /** The flag that it raised. */
  flagId?: string;
  /** True when it removed the reply. */
  hasRemovedReply?: true;
  /** True when the blog was closed before, by no decision that is kept here. */
  wasClosed?: true;
}

/** Outcomes that fit a kind of entry. */
const FITTING: Readonly<Record<LockedItem['ref']['kind'], readonly Outcome[]>> = {
  post: ['dismiss', 'label', 'remove', 'suspend'],
  reply: ['dismiss', 'remove', 'suspend'],
  blog: ['dismiss', 'suspend'],
  conversation: ['dismiss', 'suspend'],
  appeal: ['accepted', 'rejected'],
  letter: [],
};

/** Returns true when an outcome can be decided about an entry. */
export function isFitting({ ref }: LockedItem, outcome: Outcome): boolean {
  return FITTING[ref.kind].includes(outcome);
}

/** Reason of a flag by the reason of the decision; others map to `other`. */
const FLAG_REASONS: Readonly<Record<string, FlagRow['reason']>> = {
  spam: 'spam',
  violence: 'violence',
  adult_content: 'adult_content',
  copyright: 'copyright',
};

/** Returns the reason of the flag that a decision raises. */
export function flagReason(reason: string | null): FlagRow['reason'] {
  return FLAG_REASONS[reason ?? ''] ?? 'other';
}

async function suspend(tx: Queryable, blogId: string, decisionId: string): Promise<Effects> {
  const { isSuspended, isKeptClosed } = await lockBlogState(tx, blogId, decisionId);
  await setSuspended(tx, blogId, true);
  return isSuspended && !isKeptClosed ? { wasClosed: true } : {};
}

/** Opens a blog again that a decision had closed, unless something else keeps it closed. */
export async function endSuspension(
  tx: Queryable,
  blogId: string,
  decisionId: string,
  effects: Effects | undefined,
): Promise<void> {
  const { isKeptClosed } = await lockBlogState(tx, blogId, decisionId);
  if (!isKeptClosed && effects?.wasClosed !== true) await setSuspended(tx, blogId, false);
}

/** A decision that is applied. */
interface Applied {
  decisionId: string;
  outcome: Outcome;
  /** Words of the flag of a post; undefined raises none. */
  flag: { reason: string | null; message: string } | undefined;
}

async function applyToPost(
  tx: Queryable,
  { blog_id, post_id }: Subject & { post_id: string },
  { outcome, flag }: Applied & { outcome: 'label' | 'remove' },
): Promise<Effects> {
  const labels = outcome === 'label' ? await labelsOf(tx, blog_id, post_id) : undefined;
  const taken = outcome === 'remove' ? await takeDown(tx, blog_id, post_id) : undefined;
  const isLabelled = outcome === 'label' && (await setStaffLabel(tx, blog_id, post_id, true));
  // Content that its author deleted meanwhile needs no flag.
  const isFlagged = flag !== undefined && (isLabelled || taken !== undefined);
  const flagId = isFlagged
    ? await raiseFlag(tx, blog_id, post_id, {
        ...{ outcome, message: flag.message, reason: flagReason(flag.reason) },
      })
    : undefined;
  return {
    ...(isLabelled && labels ? { labels } : {}),
    ...(taken ? { taken } : {}),
    ...(flagId === undefined ? {} : { flagId }),
  };
}

/** Applies a decision to the reported content. Returns what it did. */
export async function applyEffects(tx: Queryable, subject: Subject, applied: Applied): Promise<Effects> {
  const { kind, blog_id, post_id, reply_id } = subject;
  const { outcome } = applied;
  if (kind === 'post' && post_id !== null && outcome !== 'suspend') {
    await settleEscalated(tx, { id: post_id, blog_id }, outcome === 'remove' ? 'removed' : 'shown');
  }
  if (outcome === 'suspend') return suspend(tx, blog_id, applied.decisionId);
  if (outcome === 'remove' && reply_id !== null) {
    return (await removeReportedReply(tx, reply_id)) ? { hasRemovedReply: true } : {};
  }
  if (kind !== 'post' || post_id === null || (outcome !== 'label' && outcome !== 'remove')) return {};
  return applyToPost(tx, { ...subject, post_id }, { ...applied, outcome });
}

/**
 * Reverts what a decision did to the reported content, as far as it still lasts.
 *
 * @param effects undefined for a decision that was made before they were stored
 */
export async function revertEffects(
  tx: Queryable,
  { kind, blog_id, post_id, reply_id }: Subject,
  { decisionId, outcome, effects }: { decisionId: string; outcome: Outcome; effects: Effects | undefined },
): Promise<void> {
  if (outcome === 'suspend') await endSuspension(tx, blog_id, decisionId, effects);
  if (reply_id !== null && effects?.hasRemovedReply === true) await restoreReply(tx, reply_id);
  if (kind !== 'post' || post_id === null) return;
  await lowerFlag(tx, blog_id, post_id);
  if (outcome === 'label' && effects?.labels) await restoreLabels(tx, blog_id, post_id, effects.labels);
  else if (outcome === 'label') await setStaffLabel(tx, blog_id, post_id, false);
  if (outcome === 'remove') await restoreTakenDown(tx, blog_id, post_id, effects?.taken);
}
