import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { findBlog } from './repository.ts';
import type { BlogRow } from './rows.ts';

/** Whether somebody may read a blog's posts. */
export function canRead(blog: BlogRow, viewerId: string | null): boolean {
  if (blog.member_role !== null) return true;
  return !blog.has_password && !(blog.is_hidden && viewerId === null);
}

/**
 * The blog somebody asked for, if they may read it.
 *
 * @throws not-found, hidden-blog (4012, for visitors) or password-protected-blog (4013)
 */
export async function readableBlog(
  db: Queryable,
  identifier: string,
  viewerId: string | null,
): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw domainError('not-found', { detail: 'There is no such blog.' });
  if (canRead(blog, viewerId)) return blog;
  throw domainError(blog.has_password ? 'password-protected-blog' : 'hidden-blog');
}
