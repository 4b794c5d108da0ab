import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import { notifyOfGiftAnswer } from '#server/notifications/notifications-repository.ts';
import { givePremium } from '../subscriptions/give-premium.ts';
import { giftRefusal } from './end-gift.ts';
import { setGiftEnded } from './gifts-repository.ts';
import { insertGood } from './goods-repository.ts';
import { lockOrder } from './orders-repository.ts';

/**
 * Claims a gift: premium is for the member, everything else for the blog. The order is locked, so that it is claimed once.
 *
 * @throws already-done when it was claimed or the blog has one, not-in-this-state when it is over, already-subscribed
 */
export async function claimGiftFor(
  { db, services }: WorkContext,
  orderId: string,
  { userId, blogId }: { userId: string; blogId: string },
): Promise<void> {
  const nowMs = services.now();
  await db.transaction((tx) => recordClaim(tx, orderId, { userId, blogId, nowMs }));
}

/** Claims a gift in a transaction; throws as {@link claimGiftFor} does. */
export async function recordClaim(
  tx: Queryable,
  orderId: string,
  { userId, blogId, nowMs }: { userId: string; blogId: string; nowMs: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw domainError('not-found');
  if (order.gift_status !== 'delivered') throw giftRefusal(order, 'claimed');
  if ((order.gift_expires ?? 0) * 1000 <= nowMs) throw domainError('not-in-this-state');
  const { product, checkout_id: checkoutId } = order;
  const period = productOf(product)?.period;
  if (period !== undefined) await givePremium(tx, { userId, checkoutId, period, nowMs });
  else if (!(await insertGood(tx, { blogId, product, orderId }))) throw domainError('already-done');
  await setGiftEnded(tx, orderId, { status: 'claimed', nowMs });
  await notifyOfGiftAnswer(tx, orderId);
}
