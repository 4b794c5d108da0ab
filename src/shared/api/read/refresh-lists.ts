// Cache invalidation: refetches the lists that a write made stale.

import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

const isList = ({ options }: Query): boolean => 'initialPageParam' in options;

/** Keeps the first page only; a list that started at a cursor stays unchanged. */
function firstPage(data: InfiniteData<unknown> | undefined): InfiniteData<unknown> | undefined {
  if (!data || data.pages.length < 2 || data.pageParams[0] !== undefined) return data;
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/**
 * Cache invalidation after a write: refetches all mounted queries, lists from their first page on. Shown data stays until the responses come.
 *
 * @throws the failure of a list; failures of other queries are ignored
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  const lists = { type: 'active', predicate: isList } as const;
  for (const { queryKey } of queryClient.getQueryCache().findAll(lists))
    queryClient.setQueryData<InfiniteData<unknown>>(queryKey, firstPage);
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => !isList(query) });
  await queryClient.refetchQueries(lists, { throwOnError: true });
}
