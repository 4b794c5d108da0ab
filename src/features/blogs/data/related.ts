import { getListRelatedPostsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import type { ListRelatedPosts200 } from '#generated/zod/listRelatedPosts200.zod.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';

/** Number of related posts below a post. */
const RELATED_POST_COUNT = 6;

/** Posts of other blogs with the same tags. Not refetched while the post is open. */
export function relatedPostsQuery(postId: string) {
  return {
    ...getListRelatedPostsQueryOptions({ post_id: postId, limit: RELATED_POST_COUNT }),
    staleTime: 10 * 60_000,
    select: (answer: ListRelatedPosts200) => postsOf(answer),
  };
}
