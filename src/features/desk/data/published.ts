import { getListBlogPostsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Page size: the maximum the contract allows. */
const PAGE_SIZE = 50;

/** Query of a blog's published posts, newest first. */
export function publishedQuery(blogName: string) {
  return getListBlogPostsInfiniteQueryOptions(blogName, { limit: PAGE_SIZE }, { query: paging });
}
