import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Notice of something that is paid, as a notification names it. */
export interface NotifiedPaidRow extends Columns<'paid_notices', 'id' | 'event' | 'campaign_id'> {
  /** Name of the blog whose activity tells it. */
  blog_name: string | null;
  /** Name of the blog that is supported, or of the supporter. */
  about_name: string | null;
  /** Seconds since 1970. */
  day: number | null;
  has_money: boolean;
}

/** Returns what members are told of what is paid, by the ids. */
export async function paidNoticesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, NotifiedPaidRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NotifiedPaidRow>(
    `select n.id, n.event, n.campaign_id, b.name as blog_name, a.name as about_name, n.amount is not null as has_money,
            floor(extract(epoch from n.day_at))::float8 as day
       from paid_notices n left join blogs b on b.id = n.blog_id left join blogs a on a.id = n.about_blog_id
      where n.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the owner of a blog. */
export async function ownerOfBlog(db: Queryable, blogId: string): Promise<string | undefined> {
  const row = await first<Columns<'blogs', 'owner_id'>>(
    db,
    `select owner_id from blogs where id = $1 and state = 'active'`,
    [blogId],
  );
  return row?.owner_id ?? undefined;
}

/** Returns the primary blog of a member; null when the account is gone. */
export async function primaryBlogOf(db: Queryable, userId: string): Promise<string | null> {
  const row = await first<Columns<'blog_members', 'blog_id'>>(
    db,
    'select blog_id from blog_members where user_id = $1 and is_primary',
    [userId],
  );
  return row?.blog_id ?? null;
}
