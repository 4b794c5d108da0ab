import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { findPrice } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { chooseChange } from '#server/modules/payments/subscriptions/choose-change.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import { ownPremium } from '../own-premium.ts';
import { premiumItem } from '../price-points.ts';

export const setSubscriptionChange: Handler<'setSubscriptionChange'> = async ({
  body,
  db,
  viewer,
  request,
}) => {
  const { userId } = viewer;
  const locale = readerLocale(request);
  const { id } = await ownPremium(db, userId);
  const { country } = await saleCountry(db, { asked: undefined, userId, request });
  const item = premiumItem(body.period);
  const price = await findPrice(db, item, country);
  if (price === undefined) throw domainError('not-found');
  if (!isExpected(price, body)) throw priceChanged(price, locale);
  await db.transaction((tx) => chooseChange(tx, { id, offer: { item, price } }));
  return { subscription: presentSubscription(await ownPremium(db, userId), locale) };
};
