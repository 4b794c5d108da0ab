/** Sort orders of followed tags as an address names them: `?order=name`. Without one the latest come first. */
export const TAGS_ORDERS = ['oldest', 'name'] as const;

export type TagsOrder = (typeof TAGS_ORDERS)[number];

/** Parses the order of an address. Unknown values count as missing. */
export function tagsOrderOf(query: URLSearchParams): TagsOrder | undefined {
  return TAGS_ORDERS.find((order) => order === query.get('order'));
}
