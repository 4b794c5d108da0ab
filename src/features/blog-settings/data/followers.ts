import { getListBlogFollowersInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Who follows a blog, the last first. */
export function followersQuery(blog: string) {
  return getListBlogFollowersInfiniteQueryOptions(blog, undefined, { query: paging });
}
