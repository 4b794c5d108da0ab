import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { isBlazeable } from '#server/entities/post/blazeable.ts';
import { type PublishedPost, readablePost } from '#server/entities/post/policy.ts';

/**
 * Returns a post that a member can blaze, or could if it did not burn already.
 *
 * @throws not-found, post-not-blazeable
 */
export async function eligiblePost(
  db: Queryable,
  { tumblelog, post_id: id }: { tumblelog: string; post_id: string },
  userId: string,
): Promise<PublishedPost> {
  const found = await readablePost(db, tumblelog, id, userId);
  if (!isBlazeable(found.post, found.blog)) throw domainError('post-not-blazeable');
  return found;
}
