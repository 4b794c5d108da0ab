import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';

/**
 * Returns a blog that can be blocked: any but the member's own. A blog that blocks them can be blocked back: they may
 * know its name from before, and the response reveals nothing.
 *
 * @param ownerId owner of the blocking blog; their other blogs cannot be blocked either
 * @throws not-found or not-allowed
 */
export async function blockable(
  db: Queryable,
  identifier: string,
  viewerId: string,
  ownerId: string = viewerId,
): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  refuseOwnBlog(blog, ownerId);
  return blog;
}

/**
 * Rejects blocking one's own blog, or a blog of the blocking blog's owner.
 *
 * @throws not-allowed
 */
export function refuseOwnBlog(blog: BlogRow, ownerId: string): void {
  if (blog.member_role !== null || blog.owner_id === ownerId) {
    throw domainError('not-allowed', { reason: 'block_self' });
  }
}

/**
 * Returns any named blog, for removing a block or similar.
 *
 * @throws not-found
 */
export async function namedBlog(db: Queryable, identifier: string, viewerId: string): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  return blog;
}
