import { PRODUCTS } from '#server/entities/shop/catalogue.ts';

/** A thing with a price in the catalogue. */
export type Item = {
  /** In English; clients have words of their own for the key. */
  title: string;
  /** Paid time, when it renews. */
  period?: 'month' | 'year';
};

/** The items that are sold, by their key in the catalogue of prices. */
export const ITEMS: Readonly<Record<string, Item>> = {
  'premium-month': { period: 'month', title: 'Premium for a month' },
  'premium-year': { period: 'year', title: 'Premium for a year' },
  ...Object.fromEntries(PRODUCTS.map(({ key, title }) => [key, { title }])),
};

/** Returns an item by its key. */
export function itemOf(key: string): Item {
  const item = ITEMS[key];
  if (item === undefined) throw new RangeError(`No item is called ${key}.`);
  return item;
}
