import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorEnvelope } from '#generated/zod/errorEnvelope.zod.ts';
import { eachOnce, type ListState, type PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { detailOf } from '../call/error-message.ts';
import { isFinal } from '../call/failures.ts';

/** The state of a list. A failure to go on is one although the pages so far are kept; another try of it counts as such. */
export function listState(query: UseInfiniteQueryResult<unknown, unknown>): ListState {
  if (query.data === undefined) {
    if (query.status === 'error') return 'error';
    return query.fetchStatus === 'fetching' ? 'fetchingInitial' : 'none';
  }
  if (query.isFetchingNextPage) return 'fetchingNext';
  if (query.isFetchingPreviousPage) return 'fetchingPrevious';
  return query.isFetchNextPageError || query.isFetchPreviousPageError ? 'error' : 'loaded';
}

/** Generated infinite options, with `paging` or `feedPaging` in them. */
export type PagedOptions<Page, Param> = UseInfiniteQueryOptions<
  Page,
  ErrorEnvelope,
  InfiniteData<Page, Param>,
  QueryKey,
  Param
>;

/**
 * Reads a list page by page.
 *
 * @param itemsOf what a page holds; a function that stays the same, so that `items` does
 * @param keyOf what tells two things apart; a function that stays the same
 * @returns the list, and its `pages` for what they say beside their items
 */
export function usePagedList<Page, Param, Item>(
  options: PagedOptions<Page, Param>,
  itemsOf: (page: Page) => readonly Item[],
  keyOf: (item: Item) => string,
): PagedList<Item> & { pages: readonly Page[] | undefined } {
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const items = useMemo(() => pages && eachOnce(pages.flatMap(itemsOf), keyOf), [pages, itemsOf, keyOf]);
  return {
    pages,
    items,
    state: listState(query),
    problem: detailOf(query.error, '') || undefined,
    isFinal: isFinal(query.error),
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    more: () => void query.fetchNextPage(),
    earlier: () => void query.fetchPreviousPage(),
    again: () => void query.refetch(),
  };
}
