import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Maximum that is counted per blog; the page shows 99+. */
const MAX_UNREAD = 100;

/**
 * Counts a member's unread posts by others, by the uuid of the private blog they write for; blogs with none are left
 * out.
 */
export async function unreadGroupPosts(db: Queryable, userId: string): Promise<Record<string, number>> {
  const rows = await db.query<Columns<'blogs', 'uuid'> & { count: number }>(
    `select b.uuid, n.count from blog_members m
       join blogs b on b.id = m.blog_id and b.is_private and b.state = 'active'
       cross join lateral (select count(*)::int as count from (
         select 1 from ${publishedPosts('p').where} and p.blog_id = b.id and p.position > m.posts_seen
           and p.author_id <> m.user_id
          order by p.position desc limit ${MAX_UNREAD}) newer) n
      where m.user_id = $1 and not m.is_primary and n.count > 0
      order by b.id`,
    [userId],
  );
  return Object.fromEntries(rows.map(({ uuid, count }) => [uuid, count]));
}

/** Records that a member has opened a blog they write for. Writes only when there were unread posts. */
export async function markGroupRead(db: Queryable, blogId: string, userId: string): Promise<void> {
  await db.query(
    `update blog_members m set posts_seen = newest.position
       from (select max(p.position) as position from ${publishedPosts('p').where} and p.blog_id = $1) newest
      where m.blog_id = $1 and m.user_id = $2 and newest.position > m.posts_seen`,
    [blogId, userId],
  );
}
