import type { WorkContext } from '#server/define-module.ts';
import { chargePayment } from '../charges/charge-payment.ts';
import { insertPayment, lockPayment } from '../charges/payments-repository.ts';
import { settlePayment } from '../charges/settle-payment.ts';
import { tellOfSubscription } from '../notices/tell-of-subscription.ts';
import { findProvider } from '../providers/providers.ts';
import { nextOffer } from './changes-repository.ts';
import {
  endSubscription,
  forgivePeriods,
  hasPayer,
  hasSeller,
  lockSubscription,
  type SubscriptionRow,
} from './subscriptions-repository.ts';

function isDue({ next_attempt: next, period_ends: end }: SubscriptionRow, nowMs: number): boolean {
  const due = next ?? end;
  return due !== null && due * 1000 <= nowMs;
}

/**
 * Charges the next period of a subscription that is due, or ends one that was cancelled. A period has one payment that may
 * succeed, so that two processes charge it once. Periods that went by uncharged, because nothing ran, are given away: nobody
 * pays several at once for an outage (decision 100).
 */
export async function renewSubscription(context: WorkContext, id: string): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const begun = await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription === undefined || !isDue(subscription, nowMs)) return undefined;
    if (!['active', 'pending-cancel', 'on-hold'].includes(subscription.status)) return undefined;
    const isPayable = findProvider(context, subscription.provider) !== undefined;
    const isWanted =
      isPayable && (await hasPayer(tx, subscription.user_id)) && (await hasSeller(tx, subscription));
    if (subscription.status === 'pending-cancel' || !isWanted) {
      await endSubscription(tx, id, 'cancelled', nowMs);
      await tellOfSubscription(tx, subscription, 'ended');
      return undefined;
    }
    if (await forgivePeriods(tx, id, nowMs)) return undefined;
    return beginRenewal(tx, subscription);
  });
  if (begun !== undefined) await chargePayment(context, begun.payment, begun.testOutcome);
}

/** Charges a renewal whose process died before its provider got it. */
export async function chargeRenewal(
  context: WorkContext,
  paymentId: string,
  subscriptionId: string,
): Promise<void> {
  const { payment, subscription } = await context.db.transaction(async (tx) => ({
    payment: await lockPayment(tx, paymentId),
    subscription: await lockSubscription(tx, subscriptionId),
  }));
  if (payment?.status !== 'started' || subscription === undefined) return;
  // Cancelled meanwhile: nothing was charged, and nothing will be.
  if (subscription.status !== 'active' && subscription.status !== 'on-hold')
    return settlePayment(context, paymentId, 'failed');
  await chargePayment(context, payment, subscription.test_outcome);
}

/**
 * Begins the payment of the next period, with the change that its member chose; undefined when it is under way already. The
 * payment says what it is for, so that it stays so however late it succeeds.
 */
export async function beginRenewal(tx: Parameters<typeof insertPayment>[0], subscription: SubscriptionRow) {
  if (subscription.user_id === null) return undefined;
  const { item, price } = nextOffer(subscription);
  const payment = await insertPayment(tx, {
    userId: subscription.user_id,
    provider: subscription.provider,
    price,
    of: { subscriptionId: subscription.id, periodNumber: subscription.paid_periods + 1, item },
  });
  return payment && { payment, testOutcome: subscription.test_outcome };
}
