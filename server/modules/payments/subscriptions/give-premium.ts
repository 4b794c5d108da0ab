import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockPayer } from '../prices/prices-repository.ts';
import {
  addGivenPeriod,
  findSubscription,
  insertGivenSubscription,
  lockSubscription,
} from './subscriptions-repository.ts';

type Given = { userId: string; checkoutId: string; period: 'month' | 'year'; nowMs: number };

/**
 * Gives a member premium for a period: what runs is paid for that much longer, otherwise it begins now.
 *
 * @throws already-subscribed while a payment of their own is open
 */
export async function givePremium(
  tx: Queryable,
  { userId, checkoutId, period, nowMs }: Given,
): Promise<void> {
  // Two gifts claimed at once, or one beside a payment, would begin two subscriptions.
  await lockPayer(tx, userId);
  const last = await findSubscription(tx, userId, 'premium');
  const own = last && (await lockSubscription(tx, last.id));
  if (own?.status === 'pending' || own?.status === 'on-hold') throw domainError('already-subscribed');
  if (own?.status === 'active' || own?.status === 'pending-cancel') return addGivenPeriod(tx, own.id, period);
  return insertGivenSubscription(tx, { userId, checkoutId, period, nowMs });
}
