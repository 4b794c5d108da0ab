import { getGetPostQueryOptions, getListBlogPostsQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { GetPost200 } from '#generated/zod/getPost200.zod.ts';
import type { ListBlogPosts200 } from '#generated/zod/listBlogPosts200.zod.ts';

/** One post with its blog. */
export function postQuery(blogName: string, postId: string) {
  return {
    ...getGetPostQueryOptions(blogName, postId),
    select: (answer: GetPost200) => answer.response,
  };
}

/** Number of older posts below a post. */
const OLDER_POST_COUNT = 6;

/** The posts of a blog that precede a post. */
export function olderPostsQuery(blogName: string, postId: string) {
  return {
    ...getListBlogPostsQueryOptions(blogName, { before_id: postId, limit: OLDER_POST_COUNT }),
    select: (answer: ListBlogPosts200) => answer.response.posts,
  };
}
