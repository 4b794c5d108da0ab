import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';

/**
 * A blog that somebody may block: any but those they write for. One that blocks them can be blocked back: they may
 * know its name from before, and learn nothing from the answer.
 *
 * @param ownerId whose blog it is blocked from; their other blogs cannot be blocked either
 * @throws not-found or not-allowed
 */
export async function blockable(
  db: Queryable,
  identifier: string,
  viewerId: string,
  ownerId: string = viewerId,
): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw domainError('not-found', { detail: 'There is no such blog.' });
  refuseOwn(blog, ownerId);
  return blog;
}

/**
 * Refuses to block a blog of one's own, or of whoever leads the blog it is blocked from.
 *
 * @throws not-allowed
 */
export function refuseOwn(blog: BlogRow, ownerId: string): void {
  if (blog.member_role !== null || blog.owner_id === ownerId) {
    throw domainError('not-allowed', { detail: 'You cannot block a blog of your own.' });
  }
}

/**
 * Any blog somebody names, to take something back from it.
 *
 * @throws not-found
 */
export async function namedBlog(db: Queryable, identifier: string, viewerId: string): Promise<BlogRow> {
  const blog = await findBlog(db, identifier, viewerId);
  if (!blog) throw domainError('not-found', { detail: 'There is no such blog.' });
  return blog;
}
