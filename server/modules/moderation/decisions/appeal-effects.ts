import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { restoreTakenDown, setStaffLabel, takeDown } from '../queue/outcomes-repository.ts';
import { decideAppeal, type FlagRow, reopenAppeal } from '../review/flags-repository.ts';
import { type LockedItem, restoreReports } from '../staff-queue/locked-item-repository.ts';
import { type DecisionRow, restoreReplaced } from './decisions-repository.ts';

/** Applies a decision about an appeal: accepted, the label is gone or the post is back. */
export async function applyToAppeal(
  tx: Queryable,
  { id, blog_id, post_id, outcome }: FlagRow,
  { isAccepted, message }: { isAccepted: boolean; message: string },
): Promise<void> {
  if (isAccepted && outcome === 'label') await setStaffLabel(tx, blog_id, post_id, false);
  else if (isAccepted) await restoreTakenDown(tx, blog_id, post_id);
  await decideAppeal(tx, id, isAccepted, message);
}

/**
 * Opens an appeal again whose decision is undone; an accepted one puts the label back or takes the post down again, and
 * its reports are as before.
 *
 * @throws not-in-this-state when the post was flagged again since
 */
export async function reopenAppealed(
  tx: Queryable,
  { flag }: LockedItem & { flag: FlagRow },
  decision: DecisionRow,
  noticeDueAt: Date,
): Promise<void> {
  const { id, blog_id, post_id } = flag;
  if (!(await reopenAppeal(tx, id))) throw domainError('not-in-this-state', { reason: 'undo_over' });
  const post = { kind: 'post', subjectId: post_id } as const;
  await restoreReports(tx, post, decision.id, decision.before.reports ?? []);
  await restoreReplaced(tx, decision.id, noticeDueAt);
  if (decision.outcome !== 'accepted') return;
  if (flag.outcome === 'remove') await takeDown(tx, blog_id, post_id);
  else await setStaffLabel(tx, blog_id, post_id, true);
}
