import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns blogs a member follows, at most `count`. */
export async function followsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'follows', 'blog_id'>>(
    'select blog_id from follows where user_id = $1 limit $2',
    [userId, count],
  );
  return rows.map(({ blog_id }) => blog_id);
}

/** Empties the descriptions of closed blogs. Their names stay reserved, because old links refer to them. */
export async function blankBlogs(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update blogs set title = '', description = '', description_npf = '[]', avatar = '[]', header = '[]', theme = '{}',
        settings = '{}', password_hash = null, timezone = 'UTC', left_with_owner = false, updated_at = now()
      where owner_id = $1`,
    [userId],
  );
  await tx.query(
    `with gone as (
       delete from follows where blog_id in (select id from blogs where owner_id = $1) returning user_id)
     update users u set following_count = greatest(following_count - g.count, 0)
       from (select user_id, count(*)::int as count from gone group by user_id) g where u.id = g.user_id`,
    [userId],
  );
  await tx.query('update blogs set follower_count = 0 where owner_id = $1', [userId]);
}
