import type { Queryable } from '#server/db/database.ts';

/** Namespace of the advisory lock; unique among the locks of this database. */
const PIN_ADVISORY_LOCK = 5325;

/** Pins a published post in place of the pinned one. Returns false when the post is not published. */
export async function pinOnBlog(tx: Queryable, blogId: string, postId: string): Promise<boolean> {
  // Serialized per blog: two concurrent pins would both find nothing pinned.
  await tx.query('select pg_advisory_xact_lock($1::int, hashtext($2::text))', [PIN_ADVISORY_LOCK, blogId]);
  await tx.query(
    `update posts set is_pinned = false where blog_id = $1 and is_pinned and state = 'published' and community_id is null and id <> $2`,
    [blogId, postId],
  );
  const pinned = await tx.query(
    `update posts set is_pinned = true where blog_id = $1 and id = $2 and state = 'published' and community_id is null returning id`,
    [blogId, postId],
  );
  return pinned.length > 0;
}

/** Unpins a post; does nothing when it is not pinned. */
export async function unpinFromBlog(db: Queryable, blogId: string, postId: string): Promise<void> {
  await db.query('update posts set is_pinned = false where blog_id = $1 and id = $2 and is_pinned', [
    blogId,
    postId,
  ]);
}
