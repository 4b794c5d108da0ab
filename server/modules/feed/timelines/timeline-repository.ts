import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns the tags a member follows, in normalized form. */
export async function followedTagKeys(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<Columns<'tag_follows', 'tag'>>(
    'select tag from tag_follows where user_id = $1',
    [userId],
  );
  return rows.map(({ tag }) => tag);
}

/** Returns the blogs whose new posts a member is notified of. */
export async function subscribedBlogIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<Columns<'blog_subscriptions', 'blog_id'>>(
    'select blog_id from blog_subscriptions where user_id = $1',
    [userId],
  );
  return rows.map(({ blog_id }) => blog_id);
}

/** Returns blogs a member follows whose authors follow a blog of theirs. */
export async function mutualBlogIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<Columns<'follows', 'blog_id'>>(
    `select f.blog_id from follows f join blogs b on b.id = f.blog_id
      where f.user_id = $1 and exists (
        select 1 from blog_members m join follows back on back.blog_id = m.blog_id and back.user_id = b.owner_id
         where m.user_id = $1)`,
    [userId],
  );
  return rows.map(({ blog_id }) => blog_id);
}
