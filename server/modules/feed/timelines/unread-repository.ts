import { first, type Queryable } from '#server/db/database.ts';

/** More unread posts than this are not counted: a tab title says 99+. */
const MOST_UNREAD = 100;

/** Remembers that a member was shown this post on top of their dashboard. Writes only when it is news. */
export async function markDashboardSeen(db: Queryable, userId: string, postId: string): Promise<void> {
  await db.query(
    `update users u set dashboard_seen = p.position from posts p
      where u.id = $1 and p.id = $2 and p.position > u.dashboard_seen`,
    [userId, postId],
  );
}

/** How many dashboard posts by others are newer than what the member was last shown; at most 100. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from (
       select 1 from users u join follows f on f.user_id = u.id
         join posts p on p.blog_id = f.blog_id and p.state = 'published' and p.position > u.dashboard_seen
        where u.id = $1 limit ${MOST_UNREAD}) newer`,
    [userId],
  );
  return row?.count ?? 0;
}
