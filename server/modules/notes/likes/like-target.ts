import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { visiblePost } from '#server/entities/post/policy.ts';
import type { PostRow } from '#server/entities/post/rows.ts';

/**
 * Returns the post to like. A wrong reblog key fails like a missing post, because the key proves that the member has
 * seen the post.
 *
 * @throws not-found
 */
export async function likeTarget(
  db: Queryable,
  body: { id: string; reblog_key: string },
  userId: string,
): Promise<PostRow> {
  const found = await visiblePost(db, body.id, userId, 'id');
  if (found.reblog_key !== body.reblog_key) {
    throw domainError('not-found', { reason: 'post', field: 'id' });
  }
  return found;
}
