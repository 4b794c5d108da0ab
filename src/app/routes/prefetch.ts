import type { QueryClient } from '@tanstack/react-query';
import type { PathParams } from './pattern.ts';

/**
 * What each page's first data is, as the route table calls it. The features' own code is fetched only when it is used, so
 * that the table stays small. One may answer where to go instead.
 */
export const dashboard = async (_params: PathParams, queryClient: QueryClient): Promise<void> =>
  (await import('#src/features/feed/data/prefetch.ts')).prefetchDashboard(queryClient);

export const explore = async (_params: PathParams, queryClient: QueryClient): Promise<void> =>
  (await import('#src/features/discovery/data/prefetch.ts')).prefetchTrending(queryClient);

export const tag = async (
  { tag: name }: PathParams,
  queryClient: QueryClient,
  query: URLSearchParams,
): Promise<string | undefined> => {
  if (name === undefined) return undefined;
  return (await import('#src/features/discovery/data/prefetch.ts')).prefetchTag(queryClient, name, query);
};

export const search = async (
  params: PathParams,
  queryClient: QueryClient,
  query: URLSearchParams,
): Promise<void> =>
  (await import('#src/features/discovery/data/prefetch-search.ts')).prefetchSearch(
    queryClient,
    params,
    query,
  );

export const blog = async (
  { blogname = '', tag, searchTerm }: PathParams,
  queryClient: QueryClient,
): Promise<void> =>
  (await import('#src/features/blogs/data/prefetch.ts')).prefetchBlog(queryClient, blogname, {
    tag,
    searchTerm,
  });

export const post = async (
  { blogname = '', postId = '' }: PathParams,
  queryClient: QueryClient,
): Promise<void> =>
  (await import('#src/features/blogs/data/prefetch.ts')).prefetchPost(queryClient, blogname, postId);

export const landing = async (_params: PathParams, queryClient: QueryClient): Promise<void> =>
  (await import('#src/features/auth/data/landing.ts')).prefetchLanding(queryClient);
