import { type DomainError, domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { deleteNotificationsOf, notifyOfGiftAnswer } from '#server/notifications/notifications-repository.ts';
import { insertRefund, lockPurchase } from '../purchases/purchases-repository.ts';
import { sendRefund } from '../purchases/refund.ts';
import { type GiftEnd, setGiftEnded } from './gifts-repository.ts';
import { lockOrder, type OrderRow, setOrderRefunded } from './orders-repository.ts';

/** Returns why a gift cannot be claimed or ended any more: it was claimed or declined before, or is over. */
export function giftRefusal({ gift_status: status }: OrderRow, wanted: 'claimed' | GiftEnd): DomainError {
  return domainError(status === wanted ? 'already-done' : 'not-in-this-state');
}

/** Ends a gift that waits to be claimed, and begins the refund; undefined when its money went back before. */
export async function recordGiftEnd(
  tx: Queryable,
  order: OrderRow,
  { status, nowMs }: { status: GiftEnd; nowMs: number },
): Promise<string | undefined> {
  await setGiftEnded(tx, order.id, { status, nowMs });
  // One that its giver takes back tells nobody anything.
  if (status === 'refunded') await deleteNotificationsOf(tx, [order.id], ['gift']);
  else await notifyOfGiftAnswer(tx, order.id);
  await setOrderRefunded(tx, order);
  const purchase = order.purchase_id === null ? undefined : await lockPurchase(tx, order.purchase_id);
  const rest = purchase ? BigInt(purchase.amount) - BigInt(purchase.refunded) : 0n;
  if (purchase === undefined || rest === 0n) return undefined;
  return insertRefund(tx, purchase.id, { amount: rest, reason: 'returned', nowMs });
}

/**
 * Ends a gift that waits to be claimed: its recipient declines it, its giver takes it back, or its time is over. The money
 * goes back.
 *
 * @throws already-done or not-in-this-state
 */
export async function endGift(context: WorkContext, orderId: string, status: GiftEnd): Promise<void> {
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw domainError('not-found');
    if (order.gift_status !== 'delivered') throw giftRefusal(order, status);
    return recordGiftEnd(tx, order, { status, nowMs });
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}

/** Ends a gift that nobody claimed in time, unless somebody did meanwhile. */
export async function expireGift(context: WorkContext, orderId: string): Promise<void> {
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.gift_status !== 'delivered' || (order.gift_expires ?? 0) * 1000 > nowMs) return undefined;
    return recordGiftEnd(tx, order, { status: 'expired', nowMs });
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}
