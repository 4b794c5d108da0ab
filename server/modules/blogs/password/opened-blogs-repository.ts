import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns the hash of a blog's password; null for a blog without one. */
export async function passwordOfBlog(db: Queryable, blogId: string): Promise<string | null> {
  const row = await first<Columns<'blogs', 'password_hash'>>(
    db,
    'select password_hash from blogs where id = $1',
    [blogId],
  );
  return row?.password_hash ?? null;
}

/** Unlocks a blog for a member until its password changes. */
export async function openBlog(
  db: Queryable,
  userId: string,
  blogId: string,
  passwordHash: string | null,
): Promise<void> {
  await db.query(
    `insert into opened_blogs (user_id, blog_id, password_hash) values ($1, $2, $3)
     on conflict (user_id, blog_id) do update set password_hash = excluded.password_hash`,
    [userId, blogId, passwordHash],
  );
}
