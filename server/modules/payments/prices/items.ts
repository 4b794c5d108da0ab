/** A thing with a price in the catalogue. */
export type Item = {
  kind: 'premium';
  period: 'month' | 'year';
  /** In English; clients have words of their own for the key. */
  title: string;
};

/** The items that are sold, by their key in the catalogue of prices. */
export const ITEMS: Readonly<Record<string, Item>> = {
  'premium-month': { kind: 'premium', period: 'month', title: 'Premium for a month' },
  'premium-year': { kind: 'premium', period: 'year', title: 'Premium for a year' },
};

/** Returns an item by its key. */
export function itemOf(key: string): Item {
  const item = ITEMS[key];
  if (item === undefined) throw new RangeError(`No item is called ${key}.`);
  return item;
}
