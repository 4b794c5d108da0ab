import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

export interface BlogCountsRow extends Columns<'blogs', 'uuid'> {
  posts: Tables['blogs']['post_count'];
  queue: number;
  drafts: number;
}

/** Counts the contents of each of a member's blogs. Posts that wait for their video count as drafts. */
export function countByBlog(db: Queryable, userId: string): Promise<BlogCountsRow[]> {
  return db.query<BlogCountsRow>(
    `select b.uuid, b.post_count as posts,
            (select count(*)::int from posts p where p.blog_id = b.id and p.state = 'queued') as queue,
            (select count(*)::int from posts p where p.blog_id = b.id and p.state in ('draft', 'transcoding')) as drafts
       from blog_members m join blogs b on b.id = m.blog_id
      where m.user_id = $1 and b.state = 'active' order by m.is_primary desc, b.sort_order, b.id`,
    [userId],
  );
}
