import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { fulfilCampaign } from '../campaigns/fulfil-campaign.ts';
import { type CheckoutRow, lockCheckout, setCheckoutStatus } from '../checkouts/checkouts-repository.ts';
import { closeCheckout } from '../checkouts/close-checkout.ts';
import { recordFailedCharge } from '../domains/failed-charge.ts';
import { fulfilDomainOrder } from '../domains/fulfil-domain-order.ts';
import { writeLedger } from '../ledger/ledger-repository.ts';
import { sharesOf } from '../ledger/shares.ts';
import { splitTax } from '../money/money.ts';
import { tellOfSubscription, tellSeller } from '../notices/tell-of-subscription.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { priceOfRow } from '../prices/prices-repository.ts';
import type { ChargeResult } from '../providers/payment-provider.ts';
import { insertPurchase, insertRefund, type PurchaseRow } from '../purchases/purchases-repository.ts';
import { sendRefund } from '../purchases/refund.ts';
import { applyChange, type Offer, setChange } from '../subscriptions/changes-repository.ts';
import { recordFailedRenewal } from '../subscriptions/failed-renewal.ts';
import { statusAfter } from '../subscriptions/subscription-status.ts';
import {
  addPeriod,
  endSubscription,
  lockSubscription,
  lockSubscriptionOfCheckout,
  type SubscriptionRow,
  startPeriods,
} from '../subscriptions/subscriptions-repository.ts';
import { lockPayment, type PaymentRow, setPaymentStatus } from './payments-repository.ts';

const DAY_MS = 86_400_000;
/** Days in which a purchase can be returned (EU directive 2011/83, article 9). */
const RETURN_DAYS = 14;

/**
 * Records what a provider says of a payment, with everything that follows from it, in one transaction: status, ledger,
 * purchase, subscription. Any number of processes may say the same in any order; a payment that succeeded never fails
 * afterwards. When nobody wants it any more, because its checkout was given up or paid otherwise, the money goes back.
 */
export async function settlePayment(
  context: WorkContext,
  paymentId: string,
  result: ChargeResult,
): Promise<void> {
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined || payment.status === 'succeeded') return undefined;
    if (result === 'succeeded') return recordSuccess(tx, payment, nowMs);
    if (payment.status === 'failed') return undefined;
    await recordOther(tx, payment, result, nowMs);
    return undefined;
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}

/** Records a payment that succeeded. Returns the refund that begins when nobody wants it any more. */
export async function recordSuccess(
  tx: Queryable,
  payment: PaymentRow,
  nowMs: number,
): Promise<string | undefined> {
  const { kind, item, isWanted, subscription } = await fulfil(tx, payment, nowMs);
  const { currency } = payment;
  const amount = BigInt(payment.amount);
  const { net, tax } = splitTax(amount, payment.tax_rate_bps);
  await setPaymentStatus(tx, payment.id, 'succeeded');
  const { id: purchaseId, sellerId } = await insertPurchase(tx, {
    payment,
    kind,
    item,
    subscriptionId: subscription?.id,
    nowMs,
    // A campaign is cancelled or put out instead, and what was not shown goes back; a registry takes no domain back.
    refundableUntilMs:
      isWanted && kind !== 'blaze' && kind !== 'domain' ? nowMs + RETURN_DAYS * DAY_MS : undefined,
  });
  const shares = sharesOf({ kind, sellerId, net: { amount: net, currency } });
  const entries = [
    { account: `provider:${payment.provider}`, currency, amount },
    ...shares.map((share) => ({ ...share, amount: -share.amount })),
    { account: `tax:${payment.country}`, currency, amount: -tax },
  ];
  await writeLedger(tx, `payment ${payment.id}`, entries, nowMs);
  if (isWanted) return undefined;
  return insertRefund(tx, purchaseId, { amount, reason: 'unwanted', nowMs });
}

type Fulfilled = {
  kind: PurchaseRow['kind'];
  item: string;
  /** False when nobody wants the payment any more. */
  isWanted: boolean;
  /** The subscription that goes on by it. */
  subscription?: SubscriptionRow;
};

/** Gives what was paid for. */
async function fulfil(tx: Queryable, payment: PaymentRow, nowMs: number): Promise<Fulfilled> {
  if (payment.checkout_id !== null) {
    const checkout = await lockCheckout(tx, payment.checkout_id);
    if (checkout === undefined) throw new Error(`The payment ${payment.id} has no checkout.`);
    return fulfilCheckout(tx, checkout, nowMs);
  }
  const subscription = await lockSubscription(tx, payment.subscription_id ?? '');
  if (subscription === undefined) throw new Error(`The payment ${payment.id} has no subscription.`);
  const item = payment.item ?? subscription.item;
  const isWanted = statusAfter(subscription.status, 'renewed') !== undefined;
  if (isWanted) await renew(tx, subscription, { item, price: priceOfRow(payment) });
  const kind = subscription.kind === 'memberships' ? 'membership' : subscription.kind;
  return { kind, item, isWanted, ...(isWanted ? { subscription } : {}) };
}

/** Adds the paid period to a subscription, of what was paid for, and tells its member until when it runs. */
async function renew(tx: Queryable, { id, item, ...before }: SubscriptionRow, paid: Offer): Promise<void> {
  if (paid.item !== item) await applyChange(tx, id, paid);
  if (paid.item === before.next_item) await setChange(tx, id, undefined);
  await addPeriod(tx, id);
  const renewed = await lockSubscription(tx, id);
  if (renewed) await tellOfSubscription(tx, renewed, 'renewed', (renewed.period_ends ?? 0) * 1000);
}

/** Gives what a checkout is for. */
async function fulfilCheckout(tx: Queryable, checkout: CheckoutRow, nowMs: number): Promise<Fulfilled> {
  const { id, kind, item, status } = checkout;
  const unwanted = { kind, item, isWanted: false };
  if (!['open', 'needs-action', 'confirming', 'declined'].includes(status)) return unwanted;
  if (kind !== 'premium' && kind !== 'membership') {
    if (!(await fulfilThing(tx, checkout, nowMs))) {
      await closeCheckout(tx, id, 'cancelled', nowMs);
      return unwanted;
    }
    await setCheckoutStatus(tx, id, 'paid');
    return { kind, item, isWanted: true };
  }
  const subscription = await lockSubscriptionOfCheckout(tx, id);
  if (subscription === undefined || statusAfter(subscription.status, 'paid') === undefined) return unwanted;
  await setCheckoutStatus(tx, id, 'paid');
  await startPeriods(tx, subscription.id, nowMs);
  await tellSeller(tx, subscription, 'supporter-new');
  return { kind, item, isWanted: true, subscription };
}

/** Gives a thing that does not renew by itself; returns false when nobody wants it any more. */
function fulfilThing(tx: Queryable, { id, kind }: CheckoutRow, nowMs: number): Promise<boolean> {
  if (kind === 'blaze') return fulfilCampaign(tx, id, nowMs);
  return kind === 'domain' ? fulfilDomainOrder(tx, id) : fulfilOrder(tx, id, nowMs);
}

/** Records that a payment failed, was given up, or waits. */
async function recordOther(
  tx: Queryable,
  payment: PaymentRow,
  result: Exclude<ChargeResult, 'succeeded'>,
  nowMs: number,
): Promise<void> {
  if (result === 'processing') return;
  const isOver = result !== 'needs-action';
  await setPaymentStatus(tx, payment.id, isOver ? 'failed' : 'needs-action');
  if (payment.checkout_id === null) {
    // A renewal that needs an answer to the bank has failed, because no person is there to give one.
    await setPaymentStatus(tx, payment.id, 'failed');
    await recordFailedRenewal(tx, payment.subscription_id ?? '', nowMs);
    return;
  }
  const checkout = await lockCheckout(tx, payment.checkout_id);
  if (checkout?.status !== 'confirming' && checkout?.status !== 'needs-action') return;
  if (checkout.is_automatic) {
    // A renewal that needs an answer to the bank has failed too.
    await setPaymentStatus(tx, payment.id, 'failed');
    await recordFailedCharge(tx, checkout.id);
    return closeCheckout(tx, checkout.id, 'cancelled', nowMs);
  }
  const status = { failed: 'declined', abandoned: 'open', 'needs-action': 'needs-action' } as const;
  await setCheckoutStatus(tx, checkout.id, status[result]);
  if (!isOver) return;
  const subscription = await lockSubscriptionOfCheckout(tx, checkout.id);
  if (subscription?.status === 'pending') await endSubscription(tx, subscription.id, 'expired', nowMs);
}
