import { first, type Queryable } from '#server/db/database.ts';

/** Returns true when readers can become supporters of a blog. */
export async function hasOpenPlan(db: Queryable, blogId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from blog_memberships m join membership_plans p on p.blog_id = m.blog_id
      where m.blog_id = $1 and m.is_enabled and p.is_open and p.deleted_at is null limit 1`,
    [blogId],
  );
  return row !== undefined;
}
