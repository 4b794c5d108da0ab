import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Viewer } from '#server/identity/session-store.ts';

/**
 * Returns the blog that a request puts forward or stops: any for staff of the site, for others one of which they are admin.
 *
 * @param own returns the blog when the member is its admin, else throws
 * @throws not-found, not-allowed
 */
export async function promotedBlog(
  { db, viewer, named }: { db: Queryable; viewer: Viewer; named: string },
  own: () => BlogRow,
): Promise<BlogRow> {
  if (viewer.role !== 'admin') return own();
  const blog = await findBlog(db, named, viewer.userId);
  if (blog === undefined) throw domainError('not-found', { reason: 'blog' });
  return blog;
}

/**
 * Rejects a blog that not everybody may read: it would be shown to people for whom it is not.
 *
 * @throws not-allowed
 */
export function refuseClosedBlog(blog: BlogRow): void {
  const isOpen = !blog.is_hidden && !blog.is_private && !blog.has_password && !blog.is_adult;
  if (blog.state !== 'active' || !isOpen) throw domainError('not-allowed', { reason: 'blog_not_promotable' });
}
