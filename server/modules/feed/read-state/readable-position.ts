import { first, type Queryable } from '#server/db/database.ts';
import { readableBlog } from '#server/policies/blogs-sql.ts';

/** Returns the feed position of a published post when the member may read it. */
export async function readablePosition(
  db: Queryable,
  postId: string,
  viewerId: string,
): Promise<string | undefined> {
  const row = await first<{ position: string }>(
    db,
    `select p.position from posts p join blogs b on b.id = p.blog_id
      where p.id = $1 and p.state = 'published' and ${readableBlog('b', '$2::bigint')}`,
    [postId, viewerId],
  );
  return row?.position;
}
