import type { Queryable } from '#server/db/database.ts';
import { lockCheckout } from '../checkouts/checkouts-repository.ts';
import { tellOfDomain } from './domain-events-repository.ts';
import { addFailedAttempt, nextAttemptSeconds } from './renewals-repository.ts';

/** Records that the charge of a renewal failed that nobody confirms. Call it before the order is given up. */
export async function recordFailedCharge(tx: Queryable, checkoutId: string): Promise<void> {
  const checkout = await lockCheckout(tx, checkoutId);
  const domain = await addFailedAttempt(tx, checkoutId);
  if (checkout === undefined || domain === undefined) return;
  const { user_id: userId, name, expires, renewal_attempts: attemptCount } = domain;
  const next = nextAttemptSeconds(expires, attemptCount);
  await tellOfDomain(tx, {
    userId,
    name,
    event: 'renewal-failed',
    cause: checkoutId,
    dayMs: next === undefined ? undefined : next * 1000,
    money: { amount: BigInt(checkout.amount), currency: checkout.currency },
  });
}
