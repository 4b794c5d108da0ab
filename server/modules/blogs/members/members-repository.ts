import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { SpaceRole } from '#server/membership/roles.ts';
import { hasBlockedBlog } from '#server/policies/blocks-sql.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

export type MemberRole = SpaceRole<'blog'>;

/** A membership in a blog. Closed accounts have none. */
export interface MemberRow extends Columns<'blog_members', 'user_id' | 'role'> {
  /** The member's primary blog, which identifies them. */
  primary_blog_id: Tables['blog_members']['blog_id'];
  role: MemberRole;
  /** True when the member owns the blog. */
  is_owner: boolean;
  /** True when this is the member's own primary blog. */
  is_primary: Tables['blog_members']['is_primary'];
  /** Seconds since 1970. */
  joined_at: number;
}

const MEMBERS = `select m.user_id, pm.blog_id as primary_blog_id, m.role, b.owner_id = m.user_id as is_owner, m.is_primary,
    floor(extract(epoch from m.joined_at))::float8 as joined_at
  from blog_members m join blogs b on b.id = m.blog_id join users u on u.id = m.user_id and u.state <> 'deleted'
  join blog_members pm on pm.user_id = m.user_id and pm.is_primary
  where m.blog_id = $1`;
const ORDER = `order by b.owner_id <> m.user_id, m.role <> 'admin', m.joined_at, m.user_id`;

/** Returns all members of a blog: the owner, other admins, writers; each group by time of joining. */
export function membersOf(db: Queryable, blogId: string): Promise<MemberRow[]> {
  return db.query<MemberRow>(`${MEMBERS} ${ORDER}`, [blogId]);
}

/** Returns a page of {@link membersOf}. */
export function memberPage(
  db: Queryable,
  blogId: string,
  page: { offset: number; limit: number },
): Promise<MemberRow[]> {
  return db.query<MemberRow>(`${MEMBERS} ${ORDER} offset $2 limit $3`, [blogId, page.offset, page.limit]);
}

/** Counts the members that {@link membersOf} would list. */
export async function countMembers(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ count: number }>(db, `select count(*)::int as count from (${MEMBERS}) m`, [
    blogId,
  ]);
  return row?.count ?? 0;
}

/** Counts the published posts of the blog per member; members without posts are missing. */
export async function postCounts(
  db: Queryable,
  blogId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<Columns<'posts', 'author_id'> & { count: number }>(
    `select p.author_id, count(*)::int as count from ${publishedPosts('p').where}
        and p.blog_id = $1 and p.author_id = any($2::bigint[]) group by p.author_id`,
    [blogId, [...userIds]],
  );
  return new Map(rows.map(({ author_id, count }) => [author_id, count]));
}

/** Returns true when the blog is a member's primary blog. */
export async function isFirstBlog(db: Queryable, blogId: string): Promise<boolean> {
  const row = await first(db, 'select 1 from blog_members where blog_id = $1 and is_primary', [blogId]);
  return row !== undefined;
}

/** Returns the member whose primary blog it is, while their account is open; undefined for other blogs. */
export async function memberOfBlog(db: Queryable, blogId: string): Promise<string | undefined> {
  const row = await first<Columns<'blog_members', 'user_id'>>(
    db,
    `select m.user_id from blog_members m join users u on u.id = m.user_id and u.state <> 'deleted'
      where m.blog_id = $1 and m.is_primary`,
    [blogId],
  );
  return row?.user_id;
}

/** Deletes what a member has read of a blog, when they leave it. */
export async function deleteReadState(tx: Queryable, blogId: string, userId: string): Promise<void> {
  await tx.query('delete from notification_reads where blog_id = $1 and user_id = $2', [blogId, userId]);
}

/** Transfers the ownership of the blog. */
export async function transferBlog(tx: Queryable, blogId: string, userId: string): Promise<void> {
  await tx.query('update blogs set owner_id = $2, updated_at = now() where id = $1', [blogId, userId]);
}

/** Returns true when a member blocks the blog. */
export async function blocksBlog(db: Queryable, userId: string, blogId: string): Promise<boolean> {
  const row = await first<{ blocks: boolean }>(
    db,
    `select ${hasBlockedBlog('$1::bigint', '$2::bigint')} as blocks`,
    [userId, blogId],
  );
  return row?.blocks ?? false;
}
