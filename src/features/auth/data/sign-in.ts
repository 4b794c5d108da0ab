import type { QueryClient } from '@tanstack/react-query';
import { getGetSocialSignInQueryOptions } from '#generated/hooks/auth/auth.ts';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

/**
 * Prefetches what the forms show besides their fields, so that the layout does not shift: the sign-in providers, and
 * the blog to follow.
 */
export async function prefetchSignIn(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getGetSocialSignInQueryOptions()),
    prefetchFollowedBlog(queryClient, query),
  ]);
}

/** Prefetches the blog that is followed after the sign-in. */
export async function prefetchFollowedBlog(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  const { follow } = signInQueryOf(query.toString());
  if (follow) await queryClient.prefetchQuery(getGetBlogInfoQueryOptions(follow));
}
