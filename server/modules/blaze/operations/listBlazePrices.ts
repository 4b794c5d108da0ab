import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { CAMPAIGN_SIZES } from '#server/modules/payments/campaigns/sizes.ts';
import { presentPrice } from '#server/modules/payments/money/money.ts';
import { findPrices } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { countCredits } from '../campaigns/credits.ts';

export const listBlazePrices: Handler<'listBlazePrices'> = async ({
  query,
  db,
  services,
  viewer,
  request,
}) => {
  const { userId } = viewer;
  const { country } = await saleCountry(db, { asked: query.country, userId, request });
  const items = CAMPAIGN_SIZES.map(({ item }) => item);
  const [prices, freeCredits] = await Promise.all([
    findPrices(db, items, country),
    countCredits(db, userId, services.now()),
  ]);
  const locale = readerLocale(request);
  return {
    prices: CAMPAIGN_SIZES.flatMap(({ item, goal, days }) => {
      const price = prices.get(item);
      return price ? [{ id: item, impressions: goal, price: presentPrice(price, locale), days }] : [];
    }),
    freeCredits,
  };
};
