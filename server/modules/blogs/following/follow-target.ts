import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { blogFoundByEmail } from '#server/entities/user/repository.ts';
import { mailAddress } from '#server/mail/mail-address.ts';

/** Leads to no blog, as long as every other. */
const NOBODY = 't:nobody-is-found-by-this';

/**
 * The blog somebody wants to follow or unfollow: named by a blog name, a host name, an address, or by the email
 * address of its owner (spec 000 §5), who must have said that they want to be found by it. Everybody else's address
 * answers like an unknown one, after the same questions to the database, so that addresses stay private.
 *
 * @throws not-found
 */
export async function followTarget(
  db: Queryable,
  { url, email }: { url?: string; email?: string },
  userId: string,
): Promise<BlogRow> {
  if (!url && !email)
    throw domainError('invalid-request-param', { field: 'url', detail: 'Name a blog to follow.' });
  const named = url ? url : ((await blogFoundByEmail(db, mailAddress(email ?? ''))) ?? NOBODY);
  const blog = await findBlog(db, named, userId);
  if (blog && !blog.blocks_viewer) return blog;
  throw url
    ? domainError('not-found', { detail: 'There is no such blog.', field: 'url' })
    : domainError('not-found', { detail: 'Nobody can be found by this address.', field: 'email' });
}
