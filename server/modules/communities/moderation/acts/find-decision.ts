import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type DecisionRow, decisionById, lockDecision } from '../decisions-repository.ts';

const noDecision = () => domainError('not-found', { reason: 'decision' });

/**
 * Returns a decision of a community, also one that was undone.
 *
 * @throws not-found also for one of another community
 */
export async function decisionOf(db: Queryable, communityId: string, id: string): Promise<DecisionRow> {
  const row = isPossibleId(id) ? await decisionById(db, communityId, id) : undefined;
  if (!row) throw noDecision();
  return row;
}

/**
 * Returns a decision of a community and locks it.
 *
 * @throws not-found also for one of another community
 */
export async function lockedDecision(tx: Queryable, communityId: string, id: string): Promise<DecisionRow> {
  const row = isPossibleId(id) ? await lockDecision(tx, communityId, id) : undefined;
  if (!row) throw noDecision();
  return row;
}

/**
 * Returns true when a decision may be shown to whom it is about: once its notice was sent, unless it was undone without
 * an appeal, or dismissed reports about them.
 *
 * @param now seconds since 1970
 */
export function isToldTo(row: DecisionRow, userId: string, now: number): boolean {
  if (row.user_id !== userId || (row.kind === 'member' && row.action === 'approve')) return false;
  if (row.revoked !== null && row.appeal_state === null) return false;
  return row.notice_due === null || row.notice_due <= now;
}
