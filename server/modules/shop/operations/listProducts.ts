import { PRODUCTS, SHELVES } from '#server/entities/shop/catalogue.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { presentProducts, shopFacts } from '../product-presenter.ts';

export const listProducts: Handler<'listProducts'> = async ({ query, db, viewer, request }) => {
  const { userId } = viewer;
  const { offset = 0, limit = 20, group, kind } = query;
  // A product on no shelf, such as the supporter badge, is listed only when its group is asked for.
  const shelves: string[] = group === undefined ? SHELVES.map(({ slug }) => slug) : [group];
  const asked = PRODUCTS.filter(
    (one) => shelves.includes(one.group) && (kind === undefined || one.kind === kind),
  );
  const { country } = await saleCountry(db, { asked: undefined, userId, request });
  const facts = await shopFacts(db, asked, { userId, country, locale: readerLocale(request) });
  const all = presentProducts(asked, facts);
  return {
    products: all.slice(offset, offset + limit),
    total: all.length,
    links: offsetLinks(pathOf('listProducts'), { ...query, offset, limit }, all.length),
  };
};
