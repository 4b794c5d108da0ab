import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { cancelCheckoutOf } from '#server/modules/payments/checkouts/close-checkout.ts';
import { endGift } from '#server/modules/payments/orders/end-gift.ts';
import { presentOrders } from '../order-presenter.ts';
import { ownOrder } from '../own-order.ts';

export const cancelOrder: Handler<'cancelOrder'> = async ({ params, db, services, viewer, request }) => {
  const { userId } = viewer;
  const {
    id,
    status,
    is_gift: isGift,
    checkout_id: checkoutId,
  } = await ownOrder(db, params.order_id, userId);
  if (status === 'pending') await cancelCheckoutOf({ db, services }, checkoutId);
  else if (isGift && status === 'fulfilled') await endGift({ db, services }, id, 'refunded');
  else throw domainError('not-in-this-state');
  const row = await ownOrder(db, id, userId);
  const [order] = await presentOrders(db, [row], { userId, locale: readerLocale(request) });
  if (order === undefined) throw domainError('not-found');
  return { order };
};
