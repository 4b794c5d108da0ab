import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { blogFoundByEmail } from '#server/entities/user/repository.ts';
import { mailAddress } from '#server/mail/mail-address.ts';

/** Matches no blog; used so that unknown addresses cost the same queries as known ones. */
const UNKNOWN_BLOG_UUID = 't:nobody-is-found-by-this';

/**
 * Returns the blog to follow or unfollow: named by a blog name, a host name, an address, or the e-mail address of its
 * owner (spec 000 §5), who must have allowed being found by it. Any other address fails like an unknown one, after the
 * same queries, so that e-mail addresses stay private.
 *
 * @throws not-found
 */
export async function followTarget(
  db: Queryable,
  { url, email }: { url?: string; email?: string },
  userId: string,
): Promise<BlogRow> {
  if (!url && !email) throw domainError('invalid-request-param', { field: 'url', reason: 'follow_nothing' });
  const named = url ? url : ((await blogFoundByEmail(db, mailAddress(email ?? ''))) ?? UNKNOWN_BLOG_UUID);
  const blog = await findBlog(db, named, userId);
  if (blog && !blog.blocks_viewer) return blog;
  throw url
    ? domainError('not-found', { reason: 'blog', field: 'url' })
    : domainError('not-found', { reason: 'email', field: 'email' });
}
