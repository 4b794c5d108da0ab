import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { blogsByIds } from '#server/modules/blogs/core/repository.ts';
import { isPossibleId } from '#server/services/ids.ts';
import { canRead } from '#server/visibility/blogs.ts';
import { postsByIds } from '../core/repository.ts';
import type { PostRow } from '../core/rows.ts';

/**
 * The post a like is for. A wrong reblog key answers like a missing post: who has not seen it cannot like it.
 *
 * @throws not-found
 */
export async function likeTarget(
  db: Queryable,
  body: { id: string; reblog_key: string },
  userId: string,
): Promise<PostRow> {
  const [post] = isPossibleId(body.id) ? await postsByIds(db, [body.id], userId) : [];
  const blog = post && (await blogsByIds(db, [post.blog_id], userId)).get(post.blog_id);
  const found = post && blog && post.state === 'published' && canRead(blog, userId) ? post : undefined;
  if (!found || found.reblog_key !== body.reblog_key) {
    throw domainError('not-found', { detail: 'There is no such post.', field: 'id' });
  }
  return found;
}
