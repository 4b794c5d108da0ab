import type { QueryClient } from '@tanstack/react-query';
import { blogPostsQuery, blogQuery } from './blog.ts';
import { olderPostsQuery, postQuery } from './post.ts';

/** Puts a blog and the first page of its posts into the cache. Failures stay in the cache. */
export const prefetchBlog = async (queryClient: QueryClient, blogName: string): Promise<void> => {
  await Promise.all([
    queryClient.prefetchQuery(blogQuery(blogName)),
    queryClient.prefetchInfiniteQuery(blogPostsQuery(blogName)),
  ]);
};

/** Puts a post and the posts below it into the cache. Failures stay in the cache. */
export const prefetchPost = async (
  queryClient: QueryClient,
  blogName: string,
  postId: string,
): Promise<void> => {
  await Promise.all([
    queryClient.prefetchQuery(postQuery(blogName, postId)),
    queryClient.prefetchQuery(olderPostsQuery(blogName, postId)),
  ]);
};
