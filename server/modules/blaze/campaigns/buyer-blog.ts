import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsOfUser } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';

/** Returns the blog as which a member blazes when the request names none: the primary one. */
export async function primaryBlog(db: Queryable, userId: string): Promise<BlogRow> {
  const blog = (await blogsOfUser(db, userId)).find(({ is_primary: isPrimary }) => isPrimary);
  if (blog === undefined) throw domainError('not-found', { reason: 'blog' });
  return blog;
}

/**
 * Returns the blog as which a member blazes: the named one, else the primary one.
 *
 * @throws not-allowed for a blog of which the member is no admin
 */
export async function buyerBlog(db: Queryable, name: string | undefined, userId: string): Promise<BlogRow> {
  if (name === undefined) return primaryBlog(db, userId);
  const blog = (await blogsOfUser(db, userId)).find((own) => own.name === name.toLowerCase());
  if (blog?.member_role !== 'admin') throw domainError('not-allowed', { field: 'as' });
  return blog;
}
