import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getListCollectionsInfiniteQueryKey } from '#generated/hooks/collections/collections.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

/** Returns true for the lists of collections, and for what is read of that one: itself, its posts, its people. */
function isOfCollections(queryKey: QueryKey, id: string | undefined): boolean {
  const lists = addressOf(getListCollectionsInfiniteQueryKey());
  const one = `${lists}/${id}`;
  const address = addressOf(queryKey);
  return address === lists || address === one || address.startsWith(`${one}/`);
}

/** Refetches the lists of collections and everything that is read of one of them: itself, its posts, its people. */
export async function refreshCollections(queryClient: QueryClient, id?: string): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfCollections(queryKey, id) });
}

/**
 * Deletes the lists of collections from the cache, and with an id what is read of that one, except what a page shows
 * at the moment: it would read again, in vain, what the member can no longer see.
 */
export function forgetCollections(queryClient: QueryClient, id?: string): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isOfCollections(queryKey, id) });
}
