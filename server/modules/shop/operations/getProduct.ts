import { domainError } from '#server/core/errors.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { presentProducts, shopFacts } from '../product-presenter.ts';

export const getProduct: Handler<'getProduct'> = async ({ params, db, viewer, request }) => {
  const { userId } = viewer;
  const asked = productOf(params.product_id);
  if (asked === undefined) throw domainError('not-found');
  const { country } = await saleCountry(db, { asked: undefined, userId, request });
  const facts = await shopFacts(db, [asked], { userId, country, locale: readerLocale(request) });
  const [product] = presentProducts([asked], facts);
  if (product === undefined) throw domainError('not-found');
  return { product };
};
