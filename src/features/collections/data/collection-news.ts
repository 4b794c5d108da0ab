import { hashKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionSort } from '#src/paths/collections-paths.ts';
import { collectionPostsQuery, collectionQuery } from './collections.ts';

/** Version of the collection that the shown posts are of. */
interface Shown {
  list: string;
  updatedAt: number;
  pageCount: number;
  version: number;
  /** True while the version is read that belongs to posts that were read again. */
  isAwaited: boolean;
}

/**
 * Returns true when others changed a collection since its posts were read, and a function that reads them again. A live
 * event refetches the collection alone, so that nothing moves while it is read.
 */
export function useCollectionNews(
  id: string,
  sort: CollectionSort,
): { isChanged: boolean; show: () => void } {
  const options = collectionPostsQuery(id, sort);
  // The page reads the collection and its posts; here only their state is watched.
  const posts = useInfiniteQuery({ ...options, enabled: false });
  const { data, isFetching: isAwaited } = useQuery({ ...collectionQuery(id), enabled: false });
  const version = data?.response.collection.version ?? 0;
  const { dataUpdatedAt: updatedAt, isFetching: isReading } = posts;
  const pageCount = posts.data?.pages.length ?? 0;
  const list = hashKey(options.queryKey);
  const [shown, setShown] = useState<Shown>({ list, updatedAt, pageCount, version, isAwaited });

  // A further page is not newer than those above it.
  const isMore = shown.list === list && pageCount > shown.pageCount && shown.pageCount > 0;
  const isReread = shown.list !== list || (updatedAt !== shown.updatedAt && !isMore);
  const isKnown = shown.isAwaited && !isAwaited;
  if (isReread || isKnown) setShown({ list, updatedAt, pageCount, version, isAwaited });
  else if (isMore) setShown({ ...shown, updatedAt, pageCount });

  return {
    isChanged: version !== shown.version && !shown.isAwaited && !isReading && !isReread && !isKnown,
    show: () => void posts.refetch(),
  };
}
