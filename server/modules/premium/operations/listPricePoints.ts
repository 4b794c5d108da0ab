import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { premiumPricePoints } from '../price-points.ts';

/** Keys of what premium gives now; clients have words for these and for those to come. */
const PERKS = ['no-ads'];

export const listPricePoints: Handler<'listPricePoints'> = async ({ query, db, viewer, request }) => {
  const about = { asked: query.country, userId: viewer?.userId, request };
  const { country, countries } = await saleCountry(db, about);
  const pricePoints = await premiumPricePoints(db, country, readerLocale(request));
  return { pricePoints, perks: PERKS, country, countries };
};
