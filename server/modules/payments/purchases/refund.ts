import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { knownPayment } from '../charges/known-payment.ts';
import { findPayment } from '../charges/payments-repository.ts';
import { writeLedger } from '../ledger/ledger-repository.ts';
import { sharesOf } from '../ledger/shares.ts';
import { splitTax } from '../money/money.ts';
import { returnOrder } from '../orders/return-order.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/providers.ts';
import { endRefunded } from '../subscriptions/end-refunded.ts';
import {
  findPurchase,
  findRefund,
  finishRefund,
  insertRefund,
  lockPurchase,
  type RefundRow,
} from './purchases-repository.ts';

/**
 * Gives a purchase of a member back: what was bought ends, and the money that has not gone back yet does.
 *
 * @throws not-found, already-done or not-refundable
 */
export async function returnPurchase(context: WorkContext, id: string, userId: string): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const refundId = await db.transaction(async (tx) => {
    const mine = await findPurchase(tx, id, userId);
    const purchase = mine && (await lockPurchase(tx, mine.id));
    if (purchase === undefined) throw domainError('not-found');
    const [paid, refunded] = [BigInt(purchase.amount), BigInt(purchase.refunded)];
    if (refunded === paid) throw domainError('already-done');
    if (
      purchase.is_disputed ||
      purchase.refundable_until === null ||
      purchase.refundable_until * 1000 <= nowMs
    )
      throw domainError('not-refundable');
    if (purchase.subscription_id !== null) await endRefunded(tx, purchase.subscription_id, nowMs);
    if (purchase.order_id !== null) await returnOrder(tx, purchase.order_id, nowMs);
    return insertRefund(tx, purchase.id, { amount: paid - refunded, reason: 'returned', nowMs });
  });
  await sendRefund(context, refundId);
}

/**
 * Sends a refund to its provider and writes it into the ledger. May be repeated: the provider sends money once for a refund,
 * and the ledger has one transaction for it. A provider that cannot be reached is asked again by the recurring check.
 */
export async function sendRefund(context: WorkContext, refundId: string): Promise<void> {
  const refund = await findRefund(context.db, refundId);
  if (refund?.status !== 'started') return;
  // The bank may give the same money back; the recurring check sends it when the bank has decided for the site.
  if (refund.is_disputed) return;
  const { currency } = refund;
  const amount = BigInt(refund.amount);
  const payment = await findPayment(context.db, refund.payment_id);
  if (payment === undefined) throw new Error(`The payment of the refund ${refundId} is gone.`);
  try {
    await providerOf(context, refund.provider).refund({
      ...knownPayment(payment),
      refundId,
      amount,
      currency,
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return;
    throw error;
  }
  const nowMs = context.services.now();
  await context.db.transaction((tx) => recordRefund(tx, refund, nowMs));
}

/**
 * Records that money went back, once for a refund.
 *
 * @param from account that it came from
 */
export async function recordRefund(
  tx: Queryable,
  refund: RefundRow,
  nowMs: number,
  from = `provider:${refund.provider}`,
): Promise<void> {
  if (!(await finishRefund(tx, refund.id))) return;
  const { currency } = refund;
  const amount = BigInt(refund.amount);
  const { net, tax } = splitTax(amount, refund.tax_rate_bps);
  const entries = [
    { account: from, currency, amount: -amount },
    ...sharesOf({
      kind: refund.kind,
      sellerId: refund.seller_id ?? undefined,
      net: { amount: net, currency },
    }),
    { account: `tax:${refund.country}`, currency, amount: tax },
  ];
  await writeLedger(tx, `refund ${refund.id}`, entries, nowMs);
}
