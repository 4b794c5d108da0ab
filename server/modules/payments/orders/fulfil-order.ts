import type { Queryable } from '#server/db/database.ts';
import { notifyOfGift } from '#server/notifications/notifications-repository.ts';
import { canDeliver, setGiftDelivered } from './gifts-repository.ts';
import { insertGood } from './goods-repository.ts';
import { lockOrderOfCheckout, setOrderFulfilled } from './orders-repository.ts';

const DAY_MS = 86_400_000;
/** Time in which a gift can be claimed. */
export const GIFT_TTL_MS = 30 * DAY_MS;

/**
 * Gives the blog of an order what was paid for: what one buys for oneself at once, a gift when it is claimed.
 *
 * @returns false when nobody can get it any more: the order is over, its blog is gone, has one meanwhile, or blocks the giver
 */
export async function fulfilOrder(tx: Queryable, checkoutId: string, nowMs: number): Promise<boolean> {
  const order = await lockOrderOfCheckout(tx, checkoutId);
  if (order?.status !== 'pending' || order.blog_id === null) return false;
  const { id, product, blog_id: blogId } = order;
  if (order.is_gift) {
    if (!(await canDeliver(tx, order))) return false;
    await setGiftDelivered(tx, id, { expiresAtMs: nowMs + GIFT_TTL_MS });
    await notifyOfGift(tx, id);
  } else if (!(await insertGood(tx, { blogId, product, orderId: id }))) return false;
  await setOrderFulfilled(tx, id, nowMs);
  return true;
}
