import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { blogsOfUser, findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { canRead } from '#server/policies/blogs.ts';

/**
 * Returns the own blog that gets what is bought: the named one, else the primary one.
 *
 * @throws not-found, or insufficient-permission for a blog of which the member is no admin
 */
export async function ownRecipient(db: Database, name: string | undefined, userId: string): Promise<BlogRow> {
  const own = await blogsOfUser(db, userId);
  const blog =
    name === undefined
      ? own.find(({ is_primary: isPrimary }) => isPrimary)
      : await findBlog(db, name, userId);
  if (blog === undefined || blog.state !== 'active') throw domainError('not-found', { reason: 'blog' });
  if (blog.member_role !== 'admin') throw domainError('not-allowed');
  return blog;
}

/**
 * Returns the blog that is given something, and the one that gives. One code answers a blog that blocks the giver and every
 * other that cannot be given anything, so that nobody learns of a block.
 *
 * @throws not-found, recipient-unavailable
 */
export async function giftRecipient(
  db: Database,
  name: string | undefined,
  userId: string,
): Promise<{ blog: BlogRow; from: BlogRow }> {
  const blog = name === undefined ? undefined : await findBlog(db, name, userId);
  if (blog === undefined || blog.state !== 'active') throw domainError('not-found', { reason: 'blog' });
  const from = (await blogsOfUser(db, userId)).find(({ is_primary: isPrimary }) => isPrimary);
  const isOpen =
    canRead(blog, userId) && !blog.blocks_viewer && !blog.is_blocked && blog.member_role === null;
  if (!isOpen || from === undefined) throw domainError('recipient-unavailable');
  return { blog, from };
}
