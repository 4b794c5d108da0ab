import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns tags a member follows, at most `count`. */
export async function tagsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'tag_follows', 'tag'>>(
    'select tag from tag_follows where user_id = $1 limit $2',
    [userId, count],
  );
  return rows.map(({ tag }) => tag);
}
