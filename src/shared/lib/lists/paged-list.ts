/** Where a list of pages stands (spec 000 §4). */
export type ListState = 'none' | 'fetchingInitial' | 'fetchingNext' | 'fetchingPrevious' | 'loaded' | 'error';

/** A list that comes page by page, as the components that show one look at it. `usePagedList` makes it. */
export interface PagedList<Item> {
  /** Everything so far, each once; undefined before the first page. */
  items: readonly Item[] | undefined;
  state: ListState;
  /** What the server said of the last call, when it failed with words. */
  problem: string | undefined;
  /** What the list is of is not there, or not for this reader: asking again does not help. */
  isFinal: boolean;
  hasMore: boolean;
  isFetching: boolean;
  isFetchingMore: boolean;
  /** The next page was refused; what came before is kept, and nobody asks for another by scrolling. */
  hasMoreFailed: boolean;
  /** Asks for the next page. */
  more: () => void;
  /** Asks for the page before the first one that is here. */
  earlier: () => void;
  /** Asks for the list again from its beginning. */
  again: () => void;
}

/** Each thing once: a list that shifted between two pages repeats what it pushed down. */
export function eachOnce<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}
