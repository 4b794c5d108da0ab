import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { chargePayment } from '../charges/charge-payment.ts';
import { tellOfSubscription } from '../notices/tell-of-subscription.ts';
import { beginRenewal } from './renew-subscription.ts';
import { statusAfter } from './subscription-status.ts';
import { endSubscription, lockSubscription, setCancelled } from './subscriptions-repository.ts';

/**
 * Cancels a subscription: one that is paid runs on until the end of its period, one on hold ends at once.
 *
 * @throws already-done when it has been cancelled or is over
 */
export async function cancelSubscriptionOf({ db, services }: WorkContext, id: string): Promise<void> {
  const nowMs = services.now();
  await db.transaction(async (tx) => {
    if (!(await endAtPeriodEnd(tx, id, nowMs))) throw domainError('already-done');
  });
}

/**
 * Lets a subscription run out: one that is paid runs on until the end of its period, one on hold ends at once.
 *
 * @returns false when it has been cancelled or is over
 */
export async function endAtPeriodEnd(tx: Queryable, id: string, nowMs: number): Promise<boolean> {
  const subscription = await lockSubscription(tx, id);
  if (subscription === undefined) return false;
  const after = statusAfter(subscription.status, 'cancelled');
  if (after === 'pending-cancel') await setCancelled(tx, id, nowMs);
  if (after === 'cancelled') {
    await endSubscription(tx, id, 'cancelled', nowMs);
    await tellOfSubscription(tx, subscription, 'ended');
  }
  return after !== undefined;
}

/**
 * Lets a subscription go on: takes a cancellation back while the paid time runs, or charges one that is on hold now. One
 * that is active stays so.
 *
 * @throws not-in-this-state when it is over or somebody gave it, payment-failed when the charge fails
 */
export async function resumeSubscriptionOf(context: WorkContext, id: string): Promise<void> {
  const nowMs = context.services.now();
  const begun = await context.db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription?.status === 'active') return undefined;
    if (subscription?.status === 'on-hold') return beginRenewal(tx, subscription);
    const isRunning = (subscription?.period_ends ?? 0) * 1000 > nowMs;
    if (
      !subscription ||
      !isRunning ||
      subscription.is_gift ||
      statusAfter(subscription.status, 'resumed') === undefined
    )
      throw domainError('not-in-this-state');
    await setCancelled(tx, id, undefined);
    return undefined;
  });
  if (begun === undefined) return;
  const result = await chargePayment(context, begun.payment, begun.testOutcome);
  if (result !== 'succeeded' && result !== 'processing') throw domainError('payment-failed');
}
