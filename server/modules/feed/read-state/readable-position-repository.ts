import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedInSpace, visiblePosts } from '#server/policies/visible-posts.ts';

/**
 * Returns the feed position of a published post when the member may read it.
 *
 * @param communityIds communities whose posts are readable: those of the timeline that has it
 */
export async function readablePosition(
  db: Queryable,
  postId: string,
  viewerId: string,
  communityIds: readonly string[] = [],
): Promise<string | undefined> {
  const row = await first<{ position: NonNullable<Tables['posts']['position']> }>(
    db,
    `select p.position from blogs b
       join ${visiblePosts('readable', '$2::bigint', { post: 'p', blog: 'b' }).on} where p.id = $1
      union all
     select found.position from unnest($3::bigint[]) as source (id) cross join lateral (
       select p.position from ${publishedInSpace('p', 'source.id')} and p.id = $1) found`,
    [postId, viewerId, communityIds],
  );
  return row?.position;
}
