import { queryOptions } from '@tanstack/react-query';
import {
  getGetPostQueryKey,
  getListBlogPostsQueryKey,
  getPost,
  listBlogPosts,
} from '#generated/hooks/posts/posts.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { adoptPosts } from '#src/shared/api/read/post-overlay.ts';

/** One post with its blog. */
export const postQuery = (blogName: string, postId: string) =>
  queryOptions({
    queryKey: getGetPostQueryKey(blogName, postId),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await getPost(blogName, postId, { signal });
      adoptPosts([answer.response.post], askedAt);
      return answer;
    },
    select: (answer) => answer.response,
  });

/** How many older posts stand below a post. */
const OLDER = 6;

/** The posts of a blog that came before one. */
export const olderPostsQuery = (blogName: string, postId: string) => {
  const params = { before_id: postId, limit: OLDER };
  return queryOptions({
    queryKey: getListBlogPostsQueryKey(blogName, params),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await listBlogPosts(blogName, params, { signal });
      adoptPosts(answer.response.posts, askedAt);
      return answer;
    },
    select: (answer) => answer.response.posts,
  });
};
