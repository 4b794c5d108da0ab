import { useLingui } from '@lingui/react';
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ErrorEnvelope } from '#generated/zod/errorEnvelope.zod.ts';
import { type ListState, type PagedList, uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { errorMessage } from '../call/error-message.ts';
import { isFinal } from '../call/failures.ts';

/**
 * Returns the state of a list. A failed next page counts as an error although the loaded pages stay, until it is
 * retried.
 */
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
 * @param itemsOf returns the items of a page; must be a stable function, so that `items` is stable
 * @param keyOf returns the identity of an item; must be a stable function
 * @returns the list, its `pages` for data beside their items, and the `error` for failures that hide a feature
 */
export function usePagedList<Page, Param, Item>(
  options: PagedOptions<Page, Param>,
  itemsOf: (page: Page) => readonly Item[],
  keyOf: (item: Item) => string,
): PagedList<Item> & { pages: readonly Page[] | undefined; error: ErrorEnvelope | null } {
  const { i18n } = useLingui();
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const items = useMemo(() => pages && uniqueBy(pages.flatMap(itemsOf), keyOf), [pages, itemsOf, keyOf]);
  return {
    pages,
    error: query.error,
    items,
    state: listState(query),
    errorDetail: errorMessage(query.error, '', i18n) || undefined,
    isFinal: isFinal(query.error),
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    isFetchMoreError: query.isFetchNextPageError,
    fetchMore: () => void query.fetchNextPage(),
    fetchPrevious: () => void query.fetchPreviousPage(),
    refetch: () => void query.refetch(),
  };
}
