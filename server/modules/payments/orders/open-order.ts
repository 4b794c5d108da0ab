import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import {
  type CheckoutRow,
  insertCheckout,
  lockOpenCheckout,
  updateCheckout,
} from '../checkouts/checkouts-repository.ts';
import { closeCheckout } from '../checkouts/close-checkout.ts';
import { CHECKOUT_TTL_MS } from '../checkouts/open-checkout.ts';
import { type Price, setPayerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import {
  insertOrder,
  lockOrderOfCheckout,
  type NewGift,
  type OrderRow,
  takeFromStock,
} from './orders-repository.ts';

/** A product that a member orders. */
export type Wanted = {
  userId: string;
  product: string;
  blogId: string;
  /** Undefined when one buys it for an own blog. */
  gift: NewGift | undefined;
  price: Price;
  returnUrl: string | undefined;
};

/** Returns true when an order is for the same thing, so that a second press or tab makes no second one. */
function isSameOrder(order: OrderRow, { product, blogId, gift }: Wanted): boolean {
  const isSameGift =
    gift === undefined ||
    (order.message === gift.message &&
      order.is_anonymous === gift.isAnonymous &&
      order.from_blog_id === gift.fromBlogId);
  return order.product === product && order.blog_id === blogId && isSameGift;
}

/**
 * Makes an order with its checkout, or returns the unpaid one of the same thing. An unpaid one of something else is given
 * up: a member has one open checkout of things for themselves and one of gifts.
 *
 * @returns the ids of the order and its checkout
 * @throws not-in-this-state while another order is being paid, product-unavailable when it is sold out
 */
export function openOrder(
  { db, services }: WorkContext,
  wanted: Wanted,
): Promise<{ orderId: string; checkoutId: string }> {
  const nowMs = services.now();
  return db.transaction(async (tx) => {
    const { userId, product, blogId, gift, price, returnUrl } = wanted;
    const kind = gift === undefined ? 'shop' : 'gift';
    // Locks the row of the payer, so that two tabs do not open two checkouts.
    await setPayerCountry(tx, userId, price.country);
    const open = await lockOpenCheckout(tx, userId, kind);
    const same = open && (await keepOrClose(tx, open, wanted, nowMs));
    if (same !== undefined) return same;
    if (!(await takeFromStock(tx, product))) throw domainError('product-unavailable');
    const expiresAtMs = nowMs + CHECKOUT_TTL_MS;
    const provider = currentProvider(services);
    const checkout = { userId, kind, item: product, price, provider, returnUrl, expiresAtMs } as const;
    const checkoutId = await insertCheckout(tx, checkout);
    return { orderId: await insertOrder(tx, { userId, checkoutId, product, blogId, gift }), checkoutId };
  });
}

async function keepOrClose(
  tx: Queryable,
  open: CheckoutRow,
  wanted: Wanted,
  nowMs: number,
): Promise<{ orderId: string; checkoutId: string } | undefined> {
  const order = await lockOrderOfCheckout(tx, open.id);
  if (order && isSameOrder(order, wanted)) {
    const { product: item, price, returnUrl } = wanted;
    const isBeingPaid = open.status === 'confirming' || open.status === 'needs-action';
    if (!isBeingPaid)
      await updateCheckout(tx, open.id, { item, price, returnUrl, expiresAtMs: nowMs + CHECKOUT_TTL_MS });
    return { orderId: order.id, checkoutId: open.id };
  }
  if (open.status === 'confirming') throw domainError('not-in-this-state');
  await closeCheckout(tx, open.id, 'cancelled', nowMs);
  return undefined;
}
