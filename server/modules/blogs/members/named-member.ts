import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { memberOfBlog } from './members-repository.ts';

/**
 * Returns the member whose primary blog the path names.
 *
 * @throws not-found
 */
export async function namedMember(db: Queryable, identifier: string, viewerId: string): Promise<string> {
  const blog = await findBlog(db, identifier, viewerId);
  const userId = blog && (await memberOfBlog(db, blog.id));
  if (!userId) throw domainError('not-found', { reason: 'member' });
  return userId;
}
