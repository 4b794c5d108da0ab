import type { QueryClient } from '@tanstack/react-query';
import { getGetSocialSignInQueryOptions } from '#generated/hooks/auth/auth.ts';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

/**
 * What the forms show besides their own fields, so that nothing moves when it is known: other ways in, and the blog that
 * somebody came to follow.
 */
export async function prefetchSignIn(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getGetSocialSignInQueryOptions()),
    prefetchFollowedBlog(queryClient, query),
  ]);
}

/** The blog that somebody came to follow. */
export async function prefetchFollowedBlog(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  const { follow } = signInQueryOf(query.toString());
  if (follow) await queryClient.prefetchQuery(getGetBlogInfoQueryOptions(follow));
}
