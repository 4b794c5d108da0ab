import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { sortIn } from '../model/collection-sort.ts';
import {
  blogCollectionsQuery,
  collectionPostsQuery,
  collectionQuery,
  followedCollectionsQuery,
  ownCollectionsQuery,
  publicCollectionsQuery,
} from './collections.ts';
import { inviteHashIn, linkedInvitationQuery } from './invitations.ts';

/** Prefetches the viewer's collections; for visitors public ones. Errors are stored in the cache. */
export async function prefetchCollections(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  const term = normalizeSearchTerm(query.get('q') ?? '');
  const lists = readViewer(queryClient).isLoggedIn
    ? [ownCollectionsQuery(term), followedCollectionsQuery()]
    : [publicCollectionsQuery(term)];
  await Promise.all(lists.map((list) => queryClient.prefetchInfiniteQuery(list)));
}

/** Prefetches the collections of a blog. Errors are stored in the cache. */
export function prefetchBlogCollections(queryClient: QueryClient, blogName: string): Promise<void> {
  return queryClient.prefetchInfiniteQuery(blogCollectionsQuery(blogName));
}

/** Prefetches a collection with its people. Errors are stored in the cache. */
export function prefetchDetails(queryClient: QueryClient, id: string): Promise<void> {
  // A document does not wait for repeated calls.
  return queryClient.prefetchQuery({ ...collectionQuery(id), retry: false });
}

/** Prefetches a collection and its first posts. Errors are stored in the cache. */
export async function prefetchCollection(
  queryClient: QueryClient,
  id: string,
  query: URLSearchParams,
): Promise<void> {
  await prefetchDetails(queryClient, id);
  const known = queryClient.getQueryData(collectionQuery(id).queryKey);
  if (!known) return;
  const sort = sortIn(query) ?? known.response.collection.sort;
  await queryClient.prefetchInfiniteQuery(collectionPostsQuery(id, sort));
}

/** Returns the address of a collection's page below the blog that keeps it; undefined when it cannot be read. */
export async function findCollectionPath(queryClient: QueryClient, id: string): Promise<string | undefined> {
  await prefetchDetails(queryClient, id);
  const known = queryClient.getQueryData(collectionQuery(id).queryKey);
  return known && paths.collection(known.response.collection.blog.name, id);
}

/** Prefetches the invitation behind a link, or the collection that a blog was invited to. Errors are stored in the cache. */
export function prefetchInvitation(
  queryClient: QueryClient,
  id: string,
  query: URLSearchParams,
): Promise<void> {
  const hash = inviteHashIn(query);
  return hash
    ? queryClient.prefetchQuery({ ...linkedInvitationQuery(hash), retry: false })
    : prefetchDetails(queryClient, id);
}
