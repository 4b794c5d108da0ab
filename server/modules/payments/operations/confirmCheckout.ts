import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '../checkouts/checkout-presenter.ts';
import { confirmCheckoutOf } from '../checkouts/confirm-checkout.ts';
import { ownCheckout } from '../checkouts/find-own-checkout.ts';
import { presentMethods } from '../providers/methods-presenter.ts';

export const confirmCheckout: Handler<'confirmCheckout'> = async (context) => {
  const { params, body, db, services, viewer, request } = context;
  const { payment_method_id: method, expected_price, expected_currency } = body;
  const { id, provider } = await ownCheckout(db, params.checkout_id, viewer.userId);
  if (method !== undefined && !presentMethods({ provider }).some((one) => one.id === method)) {
    const detail = 'There is no such payment method.';
    throw domainError('invalid-request-param', { field: 'payment_method_id', detail });
  }
  const locale = readerLocale(request);
  await confirmCheckoutOf({ db, services }, id, { seen: { expected_price, expected_currency }, locale });
  const checkout = await ownCheckout(db, id, viewer.userId);
  return { checkout: presentCheckout(checkout, { locale, nowMs: services.now() }) };
};
