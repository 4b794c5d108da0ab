import type { Queryable } from '#server/db/database.ts';

/** Any number, as long as no other lock of this database begins with it. */
const PIN_LOCK = 5325;

/**
 * Pins a published post in place of the one that was pinned. Answers whether it could: only published posts can.
 */
export async function pinOnBlog(tx: Queryable, blogId: string, postId: string): Promise<boolean> {
  // One after the other per blog: two pins at once would both find nothing pinned.
  await tx.query('select pg_advisory_xact_lock($1::int, hashtext($2::text))', [PIN_LOCK, blogId]);
  await tx.query(
    `update posts set is_pinned = false where blog_id = $1 and is_pinned and state = 'published' and id <> $2`,
    [blogId, postId],
  );
  const pinned = await tx.query(
    `update posts set is_pinned = true where blog_id = $1 and id = $2 and state = 'published' returning id`,
    [blogId, postId],
  );
  return pinned.length > 0;
}

/** Lets a pinned post go; nothing happens when it is not pinned. */
export async function unpinFromBlog(db: Queryable, blogId: string, postId: string): Promise<void> {
  await db.query('update posts set is_pinned = false where blog_id = $1 and id = $2 and is_pinned', [
    blogId,
    postId,
  ]);
}
