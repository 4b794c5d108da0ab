import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { type CatalogueProduct, drawingOf, frameOf } from '#server/entities/shop/catalogue.ts';
import { presentPrice } from '#server/modules/payments/money/money.ts';
import { goodsOfMember } from '#server/modules/payments/orders/goods-repository.ts';
import { type StockRow, stock } from '#server/modules/payments/orders/orders-repository.ts';
import { awaitedProducts } from '#server/modules/payments/orders/stock-waits-repository.ts';
import { findPrices, type Price } from '#server/modules/payments/prices/prices-repository.ts';

type Schemas = components['schemas'];

/** Facts that a product needs to be shown to a member. */
export type ShopFacts = {
  prices: Map<string, Price>;
  stocks: Map<string, StockRow>;
  /** Number of each product that the blogs of the member own. */
  owned: Map<string, number>;
  /** Products that the member is told of when they are in stock again. */
  awaited: ReadonlySet<string>;
  locale: string;
};

/** Reads prices, stock and what the member owns, for products in a country. */
export async function shopFacts(
  db: Queryable,
  products: readonly CatalogueProduct[],
  { userId, country, locale }: { userId: string; country: string; locale: string },
): Promise<ShopFacts> {
  const [prices, stocks, owned, awaited] = await Promise.all([
    findPrices(
      db,
      products.map(({ key }) => key),
      country,
    ),
    stock(db),
    goodsOfMember(db, userId),
    awaitedProducts(db, userId),
  ]);
  return { prices, stocks, owned, awaited, locale };
}

/** Returns a product as a member sees it, at a price. */
export function presentProduct(
  product: CatalogueProduct,
  price: Price,
  { stocks, owned, awaited, locale }: Omit<ShopFacts, 'prices'>,
): Schemas['Product'] {
  const { key, group, kind, title, description } = product;
  const limited = stocks.get(key);
  const frame = frameOf(key);
  return {
    id: key,
    slug: key,
    group,
    kind,
    title,
    description,
    price: presentPrice(price, locale),
    images: [drawingOf(key)],
    ...(frame ? { frame } : {}),
    available: limited === undefined || limited.remaining > 0,
    giftable: true,
    owned: owned.get(key) ?? 0,
    maxQuantity: 1,
    ...(limited ? { stock: limited.remaining, editionSize: limited.edition_size } : {}),
    ...(limited?.remaining === 0 ? { stockSubscribed: awaited.has(key) } : {}),
    ...(product.isNew ? { isNew: true } : {}),
    ...(product.isOnlyGift ? { isOnlyGift: true } : {}),
    ...(product.isDiscontinued ? { isDiscontinued: true } : {}),
  };
}

/** Returns those of the products that are sold in the country of the facts. */
export function presentProducts(
  products: readonly CatalogueProduct[],
  facts: ShopFacts,
): Schemas['Product'][] {
  return products.flatMap((product) => {
    const price = facts.prices.get(product.key);
    return price === undefined ? [] : presentProduct(product, price, facts);
  });
}
