/** New items at the top of a list. */
interface News<Item> {
  items: readonly Item[];
  /** True when none of the items was known, so that there may be more between. */
  isMore: boolean;
}

/** Returns the items of a fresh first page that stand above all known ones. */
export function newsIn<Item>(
  fresh: readonly Item[],
  known: readonly Item[],
  keyOf: (item: Item) => string,
): News<Item> {
  const keys = new Set(known.map(keyOf));
  const first = fresh.findIndex((item) => keys.has(keyOf(item)));
  if (first >= 0) return { items: fresh.slice(0, first), isMore: false };
  return { items: fresh, isMore: known.length > 0 && fresh.length > 0 };
}
