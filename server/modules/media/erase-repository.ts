import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns uploads of a member that nothing remaining shows: posts and themes of group blogs, messages, announcements, ads. */
export async function uploadsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'media', 'key'>>(
    `select m.key from media m where m.owner_id = $1
        and not exists (select 1 from posts p where p.author_id = $1 and p.state <> 'deleted'
                           and p.content::text like '%' || m.key || '%')
        and not exists (select 1 from blogs b where b.state = 'active'
                           and (b.avatar::text like '%' || m.key || '%' or b.header::text like '%' || m.key || '%'
                             or b.theme::text like '%' || m.key || '%'))
        and not exists (select 1 from announcements a where a.image::text like '%' || m.key || '%')
        and not exists (select 1 from house_ads a where a.image::text like '%' || m.key || '%')
        and not exists (select 1 from link_previews c where c.media_key = m.key)
        and not exists (select 1 from messages l where l.author_id = $1 and to_jsonb(l)::text like '%' || m.key || '%')
      limit $2`,
    [userId, count],
  );
  return rows.map(({ key }) => key);
}
