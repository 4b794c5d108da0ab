import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

const isList = ({ options }: Query): boolean => 'initialPageParam' in options;

/** Its first page alone; a list that was begun in its middle stays as it is. */
function firstPage(data: InfiniteData<unknown> | undefined): InfiniteData<unknown> | undefined {
  if (!data || data.pages.length < 2 || data.pageParams[0] !== undefined) return data;
  return { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/**
 * Asks anew for everything the page shows: lists from their first page on, as somebody at their top wants them. What is
 * shown stays until the answers come.
 *
 * @throws what a list was refused with; what else did not come through is left as it was
 */
export async function refreshLists(queryClient: QueryClient): Promise<void> {
  const lists = { type: 'active', predicate: isList } as const;
  for (const { queryKey } of queryClient.getQueryCache().findAll(lists))
    queryClient.setQueryData<InfiniteData<unknown>>(queryKey, firstPage);
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => !isList(query) });
  await queryClient.refetchQueries(lists, { throwOnError: true });
}
