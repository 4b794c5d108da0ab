import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { deleteNotificationsOf } from '#server/notifications/notifications-repository.ts';
import { setGiftEnded } from './gifts-repository.ts';
import { deleteGoodOfOrder } from './goods-repository.ts';
import { lockOrder, setOrderRefunded } from './orders-repository.ts';

/**
 * Takes back what an order gave, because its money goes back.
 *
 * @throws not-refundable for a gift that was claimed: it is somebody else's now
 */
export async function returnOrder(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'fulfilled') return;
  if (order.gift_status === 'claimed') throw domainError('not-refundable');
  if (order.is_gift) {
    await setGiftEnded(tx, order.id, { status: 'refunded', nowMs });
    await deleteNotificationsOf(tx, [order.id], ['gift']);
  } else await deleteGoodOfOrder(tx, order.id);
  await setOrderRefunded(tx, order);
}
