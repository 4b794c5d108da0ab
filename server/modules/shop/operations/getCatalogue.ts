import { PRODUCTS, SHELVES } from '#server/entities/shop/catalogue.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { presentProducts, shopFacts } from '../product-presenter.ts';

export const getCatalogue: Handler<'getCatalogue'> = async ({ db, viewer, request }) => {
  const { userId } = viewer;
  const { country } = await saleCountry(db, { asked: undefined, userId, request });
  const facts = await shopFacts(db, PRODUCTS, { userId, country, locale: readerLocale(request) });
  const sold = PRODUCTS.filter(({ key }) => facts.prices.has(key));
  const inWindow = sold
    .filter(({ windowPlace }) => windowPlace !== undefined)
    .toSorted((one, other) => (one.windowPlace ?? 0) - (other.windowPlace ?? 0));
  const groups = SHELVES.map(({ slug, title, description }) => ({
    slug,
    title,
    description,
    productCount: sold.filter(({ group }) => group === slug).length,
  }));
  return { groups, featured: presentProducts(inWindow, facts) };
};
