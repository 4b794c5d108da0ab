import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '../checkouts/checkout-presenter.ts';
import { cancelCheckoutOf } from '../checkouts/close-checkout.ts';
import { ownCheckout } from '../checkouts/find-own-checkout.ts';

export const cancelCheckout: Handler<'cancelCheckout'> = async ({
  params,
  db,
  services,
  viewer,
  request,
}) => {
  const { id } = await ownCheckout(db, params.checkout_id, viewer.userId);
  await cancelCheckoutOf({ db, services }, id);
  const checkout = await ownCheckout(db, id, viewer.userId);
  return { checkout: presentCheckout(checkout, { locale: readerLocale(request), nowMs: services.now() }) };
};
