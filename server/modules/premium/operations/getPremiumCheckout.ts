import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { openSubscriptionCheckout } from '#server/modules/payments/checkouts/open-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { premiumItem } from '../price-points.ts';

export const getPremiumCheckout: Handler<'getPremiumCheckout'> = async (context) => {
  const { query, db, services, viewer, request } = context;
  const { userId } = viewer;
  const locale = readerLocale(request);
  const returnUrl = returnUrlOf(query, services.publicUrl);
  const { country } = await saleCountry(db, { asked: query.country, userId, request });
  const item = premiumItem(query.period);
  const price = await findPrice(db, item, country);
  if (price === undefined) throw domainError('not-found');
  if (!isExpected(price, query)) throw priceChanged(price, locale);
  const id = await openSubscriptionCheckout({ db, services }, { userId, item, price, returnUrl });
  const checkout = await ownCheckout(db, id, userId);
  return { checkout: presentCheckout(checkout, { locale, nowMs: services.now() }) };
};
