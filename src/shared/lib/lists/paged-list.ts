/** State of a paginated list (spec 000 §4). */
export type ListState = 'none' | 'fetchingInitial' | 'fetchingNext' | 'fetchingPrevious' | 'loaded' | 'error';

/** A paginated list as list components consume it. Created by `usePagedList`. */
export interface PagedList<Item> {
  /** All loaded items, without duplicates; undefined before the first page. */
  items: readonly Item[] | undefined;
  state: ListState;
  /** Server's message of the last failure. */
  errorDetail: string | undefined;
  /** True when the list is missing or forbidden, so that retrying does not help. */
  isFinal: boolean;
  hasMore: boolean;
  isFetching: boolean;
  isFetchingMore: boolean;
  /** True when the next page failed; the loaded pages stay, and scrolling requests no further page. */
  isFetchMoreError: boolean;
  /** Fetches the next page. */
  fetchMore: () => void;
  /** Fetches the page before the first loaded one. */
  fetchPrevious: () => void;
  /** Refetches the list from its beginning. */
  refetch: () => void;
}

/** Removes duplicates: a list that shifted between two requests repeats items. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
