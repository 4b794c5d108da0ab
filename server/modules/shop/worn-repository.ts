import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns how many whole years a blog has been there. */
export async function yearsOf(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ years: number }>(
    db,
    'select extract(year from age(now(), created_at))::int as years from blogs where id = $1',
    [blogId],
  );
  return row?.years ?? 0;
}

/** Changes the badges that a blog wears, in order. */
export async function setBadges(db: Queryable, blogId: string, badges: readonly string[]): Promise<void> {
  await db.query('update blogs set badges = $2 where id = $1', [blogId, [...badges]]);
}

/** Changes the frame or hat that a blog wears; null takes it off. */
export async function setAvatarFrame(
  db: Queryable,
  blogId: string,
  frame: Columns<'blogs', 'avatar_frame'>['avatar_frame'],
): Promise<void> {
  await db.query('update blogs set avatar_frame = $2 where id = $1', [blogId, frame]);
}
