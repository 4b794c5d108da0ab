import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query';
import { addressOf } from './query-keys.ts';
import { recordChange } from './read-order.ts';

/** Returns true while the next or previous page of a list is fetched, to be joined to the pages known before. */
function isFetchingMore({ state: { fetchStatus, fetchMeta } }: Query): boolean {
  return fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined;
}

/**
 * Query client of a browser, in which a response cannot overwrite a change that happened after its request. Every
 * change of query data and every invalidation makes the reads in flight outdated, and the transport sends them again
 * (`readInOrder`). TanStack Query by itself replaces only a fetch of a query that has data.
 */
export class OrderedQueryClient extends QueryClient {
  // Callers see the generic signature of QueryClient, which TypeScript cannot repeat: `never` fits each of its results.
  override setQueryData(queryKey: QueryKey, updater: unknown, options?: SetDataOptions): never {
    recordChange(addressOf(queryKey));
    const query = this.getQueryCache().find({ queryKey, exact: true });
    // The page would be joined to the pages from before the change.
    if (query && isFetchingMore(query)) void query.cancel({ revert: true });
    return super.setQueryData(queryKey, updater as never, options) as never;
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const { queryKey } of this.getQueryCache().findAll(filters as QueryFilters))
      recordChange(addressOf(queryKey));
    return super.invalidateQueries(filters, options);
  }
}
