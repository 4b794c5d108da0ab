import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { endReturnedCampaign } from '../campaigns/end-returned-campaign.ts';
import { returnOrder } from '../orders/return-order.ts';
import { insertRefund, lockPurchase } from '../purchases/purchases-repository.ts';
import { sendRefund } from '../purchases/refund.ts';
import { endRefunded } from '../subscriptions/end-refunded.ts';

type StaffRefund = {
  paymentId: string;
  /** Purchase of the payment; null when it did not succeed. */
  purchaseId: string | null;
  /** In the smallest unit of the currency; all that is left when undefined. */
  amount: number | undefined;
  reason: string;
  staffId: string;
};

/**
 * Gives a payment back, also after the time in which its member can, and also in part. What was bought ends when all of it has
 * gone back.
 *
 * @throws not-in-this-state when it did not succeed, already-done when all of it went back, not-refundable for a gift that was
 *   claimed and while the bank asks for the money back, invalid-request-param for more than what is left
 */
export async function refundByStaff(
  context: WorkContext,
  { paymentId, purchaseId, amount, reason, staffId }: StaffRefund,
): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const refundId = await db.transaction(async (tx) => {
    const purchase = purchaseId === null ? undefined : await lockPurchase(tx, purchaseId);
    if (purchase === undefined) throw domainError('not-in-this-state');
    if (purchase.is_disputed) throw domainError('not-refundable');
    const left = BigInt(purchase.amount) - BigInt(purchase.refunded);
    if (left === 0n) throw domainError('already-done');
    const wanted = amount === undefined ? left : BigInt(amount);
    if (wanted > left) {
      const detail = 'More than what is left cannot go back.';
      throw domainError('invalid-request-param', { field: 'amount', detail });
    }
    if (wanted === left) {
      if (purchase.subscription_id !== null) await endRefunded(tx, purchase.subscription_id, nowMs);
      if (purchase.order_id !== null) await returnOrder(tx, purchase.order_id, nowMs);
      await endReturnedCampaign(tx, purchase.payment_id, { refund: wanted, nowMs });
    }
    const details = { reason, amount: Number(wanted), currency: purchase.currency };
    await recordAuditEntry(tx, { staffId, act: 'refund-payment', subjectId: paymentId, details });
    return insertRefund(tx, purchase.id, { amount: wanted, reason: 'staff', nowMs });
  });
  await sendRefund(context, refundId);
}
