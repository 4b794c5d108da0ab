import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '../checkouts/checkout-presenter.ts';
import { ownCheckout } from '../checkouts/find-own-checkout.ts';

export const getCheckout: Handler<'getCheckout'> = async ({ params, db, services, viewer, request }) => {
  const checkout = await ownCheckout(db, params.checkout_id, viewer.userId);
  return { checkout: presentCheckout(checkout, { locale: readerLocale(request), nowMs: services.now() }) };
};
