import type { Queryable } from '#server/db/database.ts';
import type { DisputeRow } from '../disputes/disputes-repository.ts';
import type { PurchaseRow } from '../purchases/purchases-repository.ts';
import { tellOfPaid, tellStaffOfPaid } from './paid-notices-repository.ts';

/** Tells a member and the staff what became of a payment that the member's bank asks back; each once. */
export async function tellOfDispute(
  tx: Queryable,
  { id, amount }: Pick<DisputeRow, 'id' | 'amount'>,
  { user_id: userId, currency }: Pick<PurchaseRow, 'user_id' | 'currency'>,
  change: 'opened' | 'won' | 'lost',
): Promise<void> {
  const about = { cause: id, money: { amount: BigInt(amount), currency } };
  if (userId !== null) await tellOfPaid(tx, { ...about, userId, event: `dispute-${change}` });
  await tellStaffOfPaid(tx, { ...about, event: `staff-dispute-${change}` });
}
