import { getListRelatedPostsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { ListRelatedPosts200 } from '#generated/zod/listRelatedPosts200.zod.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';

/** How many related posts stand below a post. */
const RELATED = 6;

/** What other blogs posted with the same tags. It stays as it is while the post is read. */
export function relatedPostsQuery(postId: string) {
  return {
    ...getListRelatedPostsQueryOptions({ post_id: postId, limit: RELATED }),
    staleTime: 10 * 60_000,
    select: (answer: ListRelatedPosts200) => postsOf(answer),
  };
}
