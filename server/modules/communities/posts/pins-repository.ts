import { first, type Queryable } from '#server/db/database.ts';

/** Counts the pinned posts of a community. Its row must be locked. */
export async function countPins(tx: Queryable, communityId: string): Promise<number> {
  const row = await first<{ count: number }>(
    tx,
    'select count(*)::int as count from community_pins where community_id = $1',
    [communityId],
  );
  return row?.count ?? 0;
}

/** Returns true when a post is pinned in its community. */
export async function isPinned(tx: Queryable, communityId: string, postId: string): Promise<boolean> {
  const row = await first(tx, 'select 1 from community_pins where community_id = $1 and post_id = $2', [
    communityId,
    postId,
  ]);
  return row !== undefined;
}

/** Pins a post on top of its community, as a blog of the moderator. */
export async function insertPin(
  tx: Queryable,
  communityId: string,
  post: { blog_id: string; id: string },
  pinnedBy: string,
): Promise<void> {
  await tx.query(
    `insert into community_pins (community_id, post_blog_id, post_id, pinned_by) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [communityId, post.blog_id, post.id, pinnedBy],
  );
}

/** Takes a pinned post away from the top of its community. Returns true when it was pinned. */
export async function deletePin(db: Queryable, communityId: string, postId: string): Promise<boolean> {
  const gone = await db.query(
    'delete from community_pins where community_id = $1 and post_id = $2 returning post_id',
    [communityId, postId],
  );
  return gone.length > 0;
}
