import { getListBlogFollowingInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { getListBlogLikesInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import { feedPaging, paging } from '#src/shared/api/read/paging.ts';

/** Posts a blog likes, the last liked first. */
export const blogLikesQuery = (blogName: string) =>
  getListBlogLikesInfiniteQueryOptions(blogName, undefined, { query: feedPaging });

/** Blogs a blog follows, the last followed first. */
export const blogFollowingQuery = (blogName: string) =>
  getListBlogFollowingInfiniteQueryOptions(blogName, undefined, { query: paging });
