import { getListBlogFollowersInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Query of a blog's followers, newest first. */
export function followersQuery(blog: string) {
  return getListBlogFollowersInfiniteQueryOptions(blog, undefined, { query: paging });
}
