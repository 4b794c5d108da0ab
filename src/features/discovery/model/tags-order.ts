/** Orders of the tags a member follows, as an address names them: `?order=name`. Without one the latest come first. */
export const TAGS_ORDERS = ['oldest', 'name'] as const;

export type TagsOrder = (typeof TAGS_ORDERS)[number];

/** The order that an address asks for. Anything unknown counts as not given. */
export function tagsOrderOf(query: URLSearchParams): TagsOrder | undefined {
  return TAGS_ORDERS.find((order) => order === query.get('order'));
}
