import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { userByEmail } from '#server/modules/users/repository.ts';
import { blogsOfUser, findBlog } from '../core/repository.ts';
import type { BlogRow } from '../core/rows.ts';

/**
 * The blog somebody wants to follow or unfollow: named by a blog name, a host name, an address, or by the email
 * address of its owner (spec 000 §5). An unknown address answers like an unknown blog, so that addresses stay private.
 *
 * @throws not-found
 */
export async function followTarget(
  db: Queryable,
  body: { url?: string; email?: string },
  userId: string,
): Promise<BlogRow> {
  const gone = () =>
    domainError('not-found', { detail: 'There is no such blog.', field: body.url ? 'url' : 'email' });
  if (body.url) {
    const blog = await findBlog(db, body.url, userId);
    if (!blog || blog.blocks_viewer) throw gone();
    return blog;
  }
  if (!body.email)
    throw domainError('invalid-request-param', { field: 'url', detail: 'Name a blog to follow.' });
  const user = await userByEmail(db, body.email.trim());
  const [primary] = user ? await blogsOfUser(db, user.id) : [];
  const blog = primary && (await findBlog(db, primary.uuid, userId));
  if (!blog || blog.blocks_viewer) throw gone();
  return blog;
}
