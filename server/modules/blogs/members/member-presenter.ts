import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { type MemberRow, postCounts } from './members-repository.ts';

/** Presents members in the contract's shape to another member, in the order of the rows. */
export async function presentMembers(
  db: Queryable,
  blogId: string,
  rows: readonly MemberRow[],
  viewerId: string,
): Promise<components['schemas']['BlogMember'][]> {
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.primary_blog_id),
    viewerId,
  );
  const counts = await postCounts(
    db,
    blogId,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap(({ user_id, primary_blog_id, role, is_owner, joined_at }) => {
    const blog = blogs.get(primary_blog_id);
    if (!blog) return [];
    const member = { blog: presentBlogRef(blog, viewerId), role, joinedTs: joined_at };
    return [{ ...member, postCount: counts.get(user_id) ?? 0, ...(is_owner ? { isOwner: true } : {}) }];
  });
}
