import { first, type Queryable } from '#server/db/database.ts';

/** How many asks and submissions wait for a member's blogs. */
export async function countInbox(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from blog_members m join posts p on p.blog_id = m.blog_id
      where m.user_id = $1 and p.state in ('ask', 'submission')`,
    [userId],
  );
  return row?.count ?? 0;
}

export interface BlogCountsRow {
  uuid: string;
  posts: number;
  queue: number;
  drafts: number;
}

/** What each of a member's blogs holds. */
export function countByBlog(db: Queryable, userId: string): Promise<BlogCountsRow[]> {
  return db.query<BlogCountsRow>(
    `select b.uuid, b.post_count as posts,
            (select count(*)::int from posts p where p.blog_id = b.id and p.state = 'queued') as queue,
            (select count(*)::int from posts p where p.blog_id = b.id and p.state = 'draft') as drafts
       from blog_members m join blogs b on b.id = m.blog_id
      where m.user_id = $1 and b.state = 'active' order by m.is_primary desc, b.sort_order, b.id`,
    [userId],
  );
}
