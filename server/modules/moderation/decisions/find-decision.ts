import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { readItemId } from '../staff-queue/item-id.ts';
import { type LockedItem, lockItem } from '../staff-queue/locked-item-repository.ts';
import { type DecisionRow, decisionsByIds, lockDecision } from './decisions-repository.ts';

/**
 * Returns a decision with its entry, both locked in the order of every change.
 *
 * @throws not-found, and not-allowed for the decision of a colleague
 */
export async function lockOwnDecision(
  tx: Queryable,
  id: string,
  staffId: string,
): Promise<{ row: DecisionRow; item: LockedItem }> {
  const gone = domainError('not-found', { reason: 'decision' });
  const found = isPossibleId(id) ? (await decisionsByIds(tx, [id])).get(id) : undefined;
  if (!found) throw gone;
  if (found.staff_id !== staffId) throw domainError('not-allowed', { reason: 'decision_of_other' });
  const ref = readItemId(found.item_id);
  const item = ref && (await lockItem(tx, ref));
  const row = await lockDecision(tx, id);
  if (!item || !row) throw gone;
  return { row, item };
}
