import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Returns the id of the blog a post is on now, given a blog it was on before (decision 053). */
export async function currentBlogOf(db: Queryable, blogId: string, id: string): Promise<string | undefined> {
  const row = await first<{ blog_id: Tables['moved_posts']['now_blog_id'] }>(
    db,
    'select now_blog_id as blog_id from moved_posts where blog_id = $1 and post_id = $2',
    [blogId, id],
  );
  return row?.blog_id;
}

/** Returns the id of the newest published post with that slug among those that left a blog. */
export function newestMovedWithSlug(
  db: Queryable,
  blogId: string,
  slug: string,
): Promise<{ id: string } | undefined> {
  return first(
    db,
    `select p.id from moved_posts m join ${publishedPosts('p').on} and p.blog_id = m.now_blog_id and p.id = m.post_id
      where m.blog_id = $1 and p.slug = $2 and p.slug <> ''
      order by p.position desc limit 1`,
    [blogId, slug],
  );
}

/**
 * Records that a post was on a blog, and removes such a record for its current blog. The post's row must be written
 * first.
 */
export async function recordFormerAddress(
  tx: Queryable,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.query('delete from moved_posts where blog_id = $1 and post_id = $2', [to, id]);
  await tx.query(
    `insert into moved_posts (blog_id, post_id, now_blog_id) values ($1, $2, $3)
     on conflict (blog_id, post_id) do nothing`,
    [from, id, to],
  );
}
