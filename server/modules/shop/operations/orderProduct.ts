import { domainError } from '#server/core/errors.ts';
import { type CatalogueProduct, productOf } from '#server/entities/shop/catalogue.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Context, type Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { ownsGood } from '#server/modules/payments/orders/goods-repository.ts';
import { openOrder } from '#server/modules/payments/orders/open-order.ts';
import type { NewGift } from '#server/modules/payments/orders/orders-repository.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { presentOrders } from '../order-presenter.ts';
import { ownOrder } from '../own-order.ts';
import { giftRecipient, ownRecipient } from '../recipient.ts';

/** Returns the blog that gets the product, and the gift when it is one. */
async function recipientOf(
  { db, body, viewer }: Context<'orderProduct'>,
  { key, isOnlyGift }: CatalogueProduct,
): Promise<{ blogId: string; gift: NewGift | undefined }> {
  if (!body.is_gift) {
    if (isOnlyGift) {
      const detail = 'This is given to others only.';
      throw domainError('invalid-request-param', { field: 'is_gift', detail });
    }
    const blog = await ownRecipient(db, body.tumblelog, viewer.userId);
    if (await ownsGood(db, blog.id, key)) throw domainError('already-done');
    return { blogId: blog.id, gift: undefined };
  }
  const { blog, from } = await giftRecipient(db, body.tumblelog, viewer.userId);
  if (await ownsGood(db, blog.id, key)) throw domainError('recipient-unavailable');
  const { message = '', is_anonymous: isAnonymous = false } = body;
  return { blogId: blog.id, gift: { fromBlogId: from.id, message: message.trim(), isAnonymous } };
}

/** Returns the address to go on at, with what happened and where the button was (spec 000 §8). */
function returnUrl(context: Context<'orderProduct'>): string | undefined {
  const { body, services } = context;
  const url = returnUrlOf(body, services.publicUrl);
  if (url === undefined) return undefined;
  const full = new URL(url, services.publicUrl);
  full.searchParams.set(body.is_gift ? 'gift' : 'self_purchase', 'success');
  if (body.source !== undefined) full.searchParams.set('source', body.source);
  return `${full.pathname}${full.search}${full.hash}`;
}

export const orderProduct: Handler<'orderProduct'> = async (context) => {
  const { body, db, services, viewer, request } = context;
  const { userId } = viewer;
  const locale = readerLocale(request);
  const product = productOf(body.product_id);
  if (product === undefined) throw domainError('not-found');
  const { country } = await saleCountry(db, { asked: body.country, userId, request });
  const price = await findPrice(db, product.key, country);
  if (price === undefined) throw domainError('not-found');
  const { blogId, gift } = await recipientOf(context, product);
  if (!isExpected(price, body)) throw priceChanged(price, locale);
  const wanted = { userId, product: product.key, blogId, gift, price, returnUrl: returnUrl(context) };
  const { orderId, checkoutId } = await openOrder({ db, services }, wanted);
  const [order] = await presentOrders(db, [await ownOrder(db, orderId, userId)], { userId, locale });
  if (order === undefined) throw domainError('not-found');
  const checkout = await ownCheckout(db, checkoutId, userId);
  return answer(201, { order, checkout: presentCheckout(checkout, { locale, nowMs: services.now() }) });
};
