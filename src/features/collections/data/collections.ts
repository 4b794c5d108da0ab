import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCreateCollectionCopyMutationOptions,
  getDeleteCollectionMutationOptions,
  getGetCollectionQueryOptions,
  getGetCollectionTimelineInfiniteQueryOptions,
  getListBlogCollectionsInfiniteQueryOptions,
  getListCollectionsInfiniteQueryOptions,
} from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { ListBlogCollections200 } from '#generated/zod/listBlogCollections200.zod.ts';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { feedPaging, paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Returns the collections of a page of a list. */
export function collectionsOf({ response }: ListBlogCollections200): readonly CollectionRef[] {
  return response.collections;
}

/** Returns the identity of a collection in a list. */
export const keyOfCollection = ({ id }: CollectionRef): string => id;

/** Collections that the member keeps, the last used first; with a term those whose words contain it. */
export function ownCollectionsQuery(term = '') {
  return getListCollectionsInfiniteQueryOptions(
    { mine: 1, ...(term ? { query: term } : {}) },
    { query: paging },
  );
}

/** Collections of others that the member follows. */
export function followedCollectionsQuery() {
  return getListCollectionsInfiniteQueryOptions({ followed: 1 }, { query: paging });
}

/** Public collections of a blog; to its collaborators the others as well. */
export function blogCollectionsQuery(blogName: string) {
  return getListBlogCollectionsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Public collections, or those whose words contain a search term. */
export function publicCollectionsQuery(term = '') {
  return getListCollectionsInfiniteQueryOptions(term ? { query: term } : undefined, { query: paging });
}

/** A collection with its collaborators. */
export function collectionQuery(id: string) {
  return getGetCollectionQueryOptions(id);
}

/** Posts of a collection in an order. */
export function collectionPostsQuery(id: string, sort: CollectionSort) {
  return getGetCollectionTimelineInfiniteQueryOptions(id, { sort }, { query: feedPaging });
}

/** Number of rows that are read at once for arranging. */
const ARRANGE_LIMIT = 50;

/** Posts of a collection in their order by hand, refetched after each change, also by others. */
export function arrangedPostsQuery(id: string) {
  return getGetCollectionTimelineInfiniteQueryOptions(
    id,
    { sort: 'manual', limit: ARRANGE_LIMIT },
    { query: { ...paging, meta: { lookFor: 'collections' } } },
  );
}

/** Deletes a collection and says so; its posts stay where they are. */
export function useDeleteCollection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getDeleteCollectionMutationOptions, {
    onSuccess: async () => {
      addToast({ type: 'success', message: t`The collection is deleted. Its posts stay where they are.` });
      await refreshCollections(queryClient);
    },
    errorToast: t`The collection could not be deleted. Try again.`,
  });
}

/** Copies a collection as the member's own, which only they see, and calls back with the copy. */
export function useCopyCollection(onCopied: (copy: CollectionRef) => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getCreateCollectionCopyMutationOptions, {
    onSuccess: ({ response: { collection } }) => {
      addToast({ type: 'success', message: t`Copied. Only you see the copy.` });
      void refreshCollections(queryClient);
      onCopied(collection);
    },
    errorToast: t`The collection could not be copied. Try again.`,
  });
}
