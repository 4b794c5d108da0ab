import type { QueryClient } from '@tanstack/react-query';
import { getListCollectionsInfiniteQueryKey } from '#generated/hooks/collections/collections.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';

/** Refetches the lists of collections and everything that is read of one of them: itself, its posts, its people. */
export async function refreshCollections(queryClient: QueryClient, id?: string): Promise<void> {
  const lists = addressOf(getListCollectionsInfiniteQueryKey());
  const one = `${lists}/${id}`;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const address = addressOf(queryKey);
      return address === lists || address === one || address.startsWith(`${one}/`);
    },
  });
}
