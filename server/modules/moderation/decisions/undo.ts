import type { Queryable } from '#server/db/database.ts';
import { putFlagBack } from '../review/flags-repository.ts';
import { type LockedItem, restoreReports } from '../staff-queue/locked-item-repository.ts';
import { reopenAppealed } from './appeal-effects.ts';
import { noticeDueAt } from './decide.ts';
import { type DecisionRow, lockReplacedBy, markRevoked, restoreReplaced } from './decisions-repository.ts';
import { applyEffects, revertEffects } from './effects.ts';

/** Restores the reported content as it was before a decision. */
async function undoOnReported(
  tx: Queryable,
  subject: NonNullable<LockedItem['subject']>,
  { id, outcome, before }: DecisionRow,
  earlier: DecisionRow | undefined,
  now: number,
): Promise<void> {
  if (before.isCarried) return;
  await revertEffects(tx, subject, { decisionId: id, outcome, effects: before.effects });
  const isOver = earlier?.ends != null && earlier.ends * 1000 <= now;
  if (before.outcome !== undefined && before.outcome !== 'dismiss' && !isOver) {
    const decisionId = earlier?.id ?? id;
    await applyEffects(tx, subject, { decisionId, outcome: before.outcome, flag: undefined });
  }
  if (before.flag) await putFlagBack(tx, before.flag);
}

/**
 * Undoes a decision: what it did is reverted, its reports are as before, and the decision that it replaced holds again.
 * The caller has locked the entry and then the decision.
 *
 * @param now milliseconds since 1970
 * @throws not-in-this-state for an appeal whose post was flagged again since
 */
export async function undoDecision(
  tx: Queryable,
  item: LockedItem,
  row: DecisionRow,
  now: number,
): Promise<void> {
  const { subject, flag } = item;
  if (flag) await reopenAppealed(tx, { ...item, flag }, row, noticeDueAt(now));
  const earlier = await lockReplacedBy(tx, row.id, item.id);
  if (subject) {
    await undoOnReported(tx, subject, row, earlier, now);
    await restoreReports(tx, item.ref, row.id, row.before.reports ?? []);
  }
  await markRevoked(tx, row.id);
  await restoreReplaced(tx, row.id, noticeDueAt(now));
}
