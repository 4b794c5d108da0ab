import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { visiblePosts } from '#server/policies/visible-posts.ts';

/** Returns the feed position of a published post when the member may read it. */
export async function readablePosition(
  db: Queryable,
  postId: string,
  viewerId: string,
): Promise<string | undefined> {
  const row = await first<{ position: NonNullable<Tables['posts']['position']> }>(
    db,
    `select p.position from blogs b
       join ${visiblePosts('readable', '$2::bigint', { post: 'p', blog: 'b' }).on} where p.id = $1`,
    [postId, viewerId],
  );
  return row?.position;
}
