import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Sender of a pending ask. */
export interface Asker {
  userId: string;
  /** The blog it was sent as; null for an anonymous one. */
  blogId: string | null;
}

/** Returns the sender of a pending ask at a blog; undefined when there is no such ask. */
export async function askerOf(db: Queryable, blogId: string, id: string): Promise<Asker | undefined> {
  if (!isPossibleId(id)) return undefined;
  const row = await first<Columns<'posts', 'author_id' | 'asking_blog_id'>>(
    db,
    "select author_id, asking_blog_id from posts where blog_id = $1 and id = $2 and state = 'ask'",
    [blogId, id],
  );
  return row && { userId: row.author_id, blogId: row.asking_blog_id };
}

/** Blocks an anonymous asker from a blog. Idempotent. Returns the time of the first block, in seconds since 1970. */
export async function insertAskerBlock(db: Queryable, blogId: string, userId: string): Promise<number> {
  const row = await first<{ at: number }>(
    db,
    `insert into asker_blocks as x (blog_id, user_id) values ($1, $2)
     on conflict (blog_id, user_id) do update set user_id = excluded.user_id
     returning floor(extract(epoch from x.created_at))::float8 as at`,
    [blogId, userId],
  );
  return row?.at ?? 0;
}

/** Removes all blocks of anonymous askers from a blog. */
export async function deleteAskerBlocks(db: Queryable, blogId: string): Promise<void> {
  await db.query('delete from asker_blocks where blog_id = $1', [blogId]);
}

/** Returns true when a member is blocked from a blog as an anonymous asker. */
export async function isBlockedAsker(db: Queryable, blogId: string, userId: string): Promise<boolean> {
  const row = await first(db, 'select 1 as one from asker_blocks where blog_id = $1 and user_id = $2', [
    blogId,
    userId,
  ]);
  return row !== undefined;
}

/** Returns the times of a blog's blocks of anonymous askers, the latest first, in seconds since 1970. */
export async function askerBlocksOf(db: Queryable, blogId: string): Promise<number[]> {
  const rows = await db.query<{ at: number }>(
    `select floor(extract(epoch from created_at))::float8 as at from asker_blocks
      where blog_id = $1 order by created_at desc`,
    [blogId],
  );
  return rows.map(({ at }) => at);
}
