import type { Queryable } from '#server/db/database.ts';
import { insertPayment } from '../charges/payments-repository.ts';
import { recordSuccess } from '../charges/settle-payment.ts';
import { type CheckoutRow, insertCheckout, type NewMembership } from '../checkouts/checkouts-repository.ts';
import { CHECKOUT_TTL_MS } from '../checkouts/open-checkout.ts';
import { settleDisputeIn } from '../disputes/settle-dispute.ts';
import { findPrice, setPayerCountry } from '../prices/prices-repository.ts';
import { DISPUTE_FEE, refOfDispute, TEST_PROVIDER } from '../providers/test-provider.ts';
import {
  findTestDispute,
  insertTestDispute,
  insertTestPayment,
  insertTestRefund,
} from '../providers/test-provider-repository.ts';
import { findRefund, lockPurchase } from '../purchases/purchases-repository.ts';
import { recordRefund } from '../purchases/refund.ts';
import { nextOffer } from '../subscriptions/changes-repository.ts';
import { recordFailedRenewal } from '../subscriptions/failed-renewal.ts';
import { lockSubscription } from '../subscriptions/subscriptions-repository.ts';
import { setAskedBackAt, setPaidAt, setRenewedAt, setReturnedAt } from './demo-repository.ts';

/** A thing that is paid in the demo world. */
export type DemoSale = {
  userId: string;
  kind: CheckoutRow['kind'];
  item: string;
  country: string;
  atMs: number;
  membership?: NewMembership;
  /** Makes what the checkout is for: an order, a campaign, a subscription. */
  begin: (checkoutId: string) => Promise<void>;
};

/**
 * Pays something in the demo world as the test checkout does: with its receipt, its entries in the ledger, and what it gives.
 *
 * @returns the id of the checkout
 */
export async function payInDemo(tx: Queryable, sale: DemoSale): Promise<string> {
  const { userId, kind, item, country, atMs, membership, begin } = sale;
  const price = await findPrice(tx, item, country);
  if (price === undefined) throw new Error(`${item} is not sold in ${country}.`);
  await setPayerCountry(tx, userId, country);
  const checkout = { userId, kind, item, price, provider: TEST_PROVIDER, returnUrl: undefined };
  const expiresAtMs = atMs + CHECKOUT_TTL_MS;
  const checkoutId = await insertCheckout(tx, {
    ...checkout,
    ...(membership && { membership }),
    expiresAtMs,
  });
  await begin(checkoutId);
  const payment = await insertPayment(tx, { userId, provider: TEST_PROVIDER, price, of: { checkoutId } });
  if (payment === undefined) throw new Error(`The checkout of ${item} is being paid.`);
  await insertTestPayment(tx, payment.id, price, 'succeeded');
  const refundId = await recordSuccess(tx, payment, atMs);
  if (refundId !== undefined) throw new Error(`Nobody wants ${item}.`);
  await setPaidAt(tx, checkoutId, atMs);
  return checkoutId;
}

/** Charges the next period of a subscription of the demo world; a card that is declined puts it on hold. */
export async function renewInDemo(
  tx: Queryable,
  {
    subscriptionId,
    atMs,
    isDeclined = false,
  }: { subscriptionId: string; atMs: number; isDeclined?: boolean },
): Promise<void> {
  const subscription = await lockSubscription(tx, subscriptionId);
  if (subscription?.user_id === undefined || subscription.user_id === null)
    throw new Error(`The subscription ${subscriptionId} has no member.`);
  if (isDeclined) return recordFailedRenewal(tx, subscriptionId, atMs);
  const { item, price } = nextOffer(subscription);
  const payment = await insertPayment(tx, {
    userId: subscription.user_id,
    provider: TEST_PROVIDER,
    price,
    of: { subscriptionId, periodNumber: subscription.paid_periods + 1, item },
  });
  if (payment === undefined) throw new Error(`The subscription ${subscriptionId} is being paid.`);
  await insertTestPayment(tx, payment.id, price, 'succeeded');
  await recordSuccess(tx, payment, atMs);
  await setRenewedAt(tx, payment.id, atMs);
}

/** Gives the money of a refund back that was begun in the demo world. */
export async function returnInDemo(tx: Queryable, refundId: string, atMs: number): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (refund === undefined) throw new Error(`The refund ${refundId} is gone.`);
  const amount = BigInt(refund.amount);
  await insertTestRefund(tx, { refundId, paymentId: refund.payment_id, amount });
  await recordRefund(tx, refund, atMs);
  await setReturnedAt(tx, refundId, atMs);
}

/** Lets the bank of a buyer of the demo world ask a purchase back, and not decide. */
export async function askBackInDemo(tx: Queryable, purchaseId: string, atMs: number): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  if (purchase === undefined) throw new Error(`The purchase ${purchaseId} is gone.`);
  const { payment_id: paymentId, amount } = purchase;
  const ref = refOfDispute(paymentId);
  await insertTestDispute(tx, { ref, paymentId, amount: BigInt(amount), fee: DISPUTE_FEE });
  const dispute = await findTestDispute(tx, ref);
  if (dispute === undefined) throw new Error(`The dispute ${ref} was not stored.`);
  await settleDisputeIn(tx, dispute, { provider: TEST_PROVIDER, nowMs: atMs, isTold: false });
  await setAskedBackAt(tx, purchaseId, atMs);
}
