import { COLLECTION_SORTS, type CollectionSort } from '#src/paths/collections-paths.ts';

/** Returns the order that the query of an address asks for; undefined for that of the owners. */
export function sortIn(query: URLSearchParams): CollectionSort | undefined {
  const asked = query.get('sort');
  return COLLECTION_SORTS.find((sort) => sort === asked);
}
