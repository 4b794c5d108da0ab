import { first, type Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { hasFlag } from '#server/entities/user/labs-flags.ts';
import { canRead } from '#server/policies/blogs.ts';

/**
 * SQL that is true when the user `u` of a statement takes part: they have the feature, and did not switch it off in
 * their settings.
 */
const TAKES_PART = `(u.state = 'active' and ${hasFlag('u', "'boops'")}
  and (u.settings -> 'privacy' -> 'allowBoops' is distinct from 'false'::jsonb))`;

/** Returns true when a member takes part in boops. */
export async function takesPart(db: Queryable, userId: string): Promise<boolean> {
  return (await first(db, `select 1 from users u where u.id = $1 and ${TAKES_PART}`, [userId])) !== undefined;
}

/** Returns true when a blog can receive boops: its settings allow it, and one of its writers takes part. */
async function isBooped(db: Queryable, blogId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from blogs b
      where b.id = $1 and (b.settings -> 'canBeBooped' is distinct from 'false'::jsonb)
        and exists (select 1 from blog_members m join users u on u.id = m.user_id
                     where m.blog_id = b.id and ${TAKES_PART})`,
    [blogId],
  );
  return row !== undefined;
}

/**
 * Returns true when this member can boop that blog: both take part, it is not their own, and neither blocks the other.
 */
export async function canBeBooped(db: Queryable, blog: BlogRow, viewerId: string): Promise<boolean> {
  if (blog.member_role !== null || blog.is_blocked || !canRead(blog, viewerId)) return false;
  return (await takesPart(db, viewerId)) && (await isBooped(db, blog.id));
}
