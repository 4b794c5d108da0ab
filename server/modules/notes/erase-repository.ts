import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ReplyRow } from './replies-repository.ts';

/** Returns replies of a member that are not erased yet, at most `count`. */
export function repliesLeft(db: Queryable, userId: string, count: number): Promise<ReplyRow[]> {
  return db.query<ReplyRow>(
    `select r.* from replies r where r.user_id = $1 and r.deleted_at is null order by r.id limit $2`,
    [userId, count],
  );
}

/** Empties the texts of a member's replies, whose rows stay because answers refer to them. */
export async function blankReplies(db: Queryable, userId: string): Promise<void> {
  await db.query(`update replies set text = '…' where user_id = $1`, [userId]);
}

/** Returns a member's likes, at most `count`. */
export function likesLeft(
  db: Queryable,
  userId: string,
  count: number,
): Promise<(Columns<'likes', 'root_post_id'> & { id: Tables['likes']['post_id'] })[]> {
  return db.query('select post_id as id, root_post_id from likes where user_id = $1 limit $2', [
    userId,
    count,
  ]);
}
