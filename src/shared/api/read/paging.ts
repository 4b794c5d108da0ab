import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** What every list of the contract says about its neighbours. */
export interface Links {
  next?: { href: string; queryParams: Record<string, string | number | undefined> };
  prev?: { href: string; queryParams: Record<string, string | number | undefined> };
}

/** The query parameters of the next page, or undefined when this is the last one. */
export function nextPage<Q>(links: Links | undefined): Q | undefined {
  return links?.next?.queryParams as Q | undefined;
}

/** The query parameters of the page before, or undefined when this is the first one. */
export function previousPage<Q>(links: Links | undefined): Q | undefined {
  return links?.prev?.queryParams as Q | undefined;
}

/** Where a list of pages stands (spec 000 §4). */
export type ListState = 'none' | 'fetchingInitial' | 'fetchingNext' | 'fetchingPrevious' | 'loaded' | 'error';

/** The state of a list. A failure to go on is one although the pages so far are kept; another try of it counts as such. */
export function listState(query: UseInfiniteQueryResult): ListState {
  if (query.data === undefined) {
    if (query.status === 'error') return 'error';
    return query.fetchStatus === 'fetching' ? 'fetchingInitial' : 'none';
  }
  if (query.isFetchingNextPage) return 'fetchingNext';
  if (query.isFetchingPreviousPage) return 'fetchingPrevious';
  return query.isFetchNextPageError || query.isFetchPreviousPageError ? 'error' : 'loaded';
}
