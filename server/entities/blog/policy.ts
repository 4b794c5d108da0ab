import { type DomainError, domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogVerdict } from '#server/policies/blogs.ts';
import { findBlog } from './repository.ts';
import type { BlogRow } from './rows.ts';

const noBlog = () => domainError('not-found', { reason: 'blog' });

/**
 * Throws unless the viewer may read the blog.
 *
 * @param gone creates the error for a blog that counts as not existing
 * @throws hidden-blog (4012, for visitors), password-protected-blog (4013), or what `gone` creates
 */
export function refuseUnreadable(blog: BlogRow, viewerId: string | null, gone: () => DomainError): void {
  const verdict = blogVerdict(blog, viewerId);
  if (verdict === 'gone') throw gone();
  if (verdict === 'protected') throw domainError('password-protected-blog');
  if (verdict === 'hidden') throw domainError('hidden-blog');
}

/**
 * Returns the requested blog when the viewer may read it.
 *
 * @throws not-found, hidden-blog (4012, for visitors) or password-protected-blog (4013)
 */
export async function readableBlog(
  db: Queryable,
  identifier: string,
  viewerId: string | null,
): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw noBlog();
  refuseUnreadable(blog, viewerId, noBlog);
  return blog;
}
