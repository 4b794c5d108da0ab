import { getListBlogPostsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Rows of a page of what is out: as many as there may be. */
const ROWS = 50;

/** What a blog has out, newest first. */
export function publishedQuery(blogName: string) {
  return getListBlogPostsInfiniteQueryOptions(blogName, { limit: ROWS }, { query: paging });
}
