import { getListBlogFollowingInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { getListBlogLikesInfiniteQueryOptions } from '#generated/hooks/notes/notes.ts';
import { feedPaging, paging } from '#src/shared/api/read/paging.ts';

/** Posts a blog likes, latest like first. */
export function blogLikesQuery(blogName: string) {
  return getListBlogLikesInfiniteQueryOptions(blogName, undefined, { query: feedPaging });
}

/** Blogs a blog follows, latest follow first. */
export function blogFollowingQuery(blogName: string) {
  return getListBlogFollowingInfiniteQueryOptions(blogName, undefined, { query: paging });
}
