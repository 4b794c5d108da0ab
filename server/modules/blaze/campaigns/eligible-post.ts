import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { canBlaze, type PublishedPost, readablePost } from '#server/entities/post/policy.ts';
import { isPublished } from '#server/policies/posts.ts';

/**
 * Returns a post that a member can blaze: a published one without labels on a blog that everybody may read, whose author
 * allows it (`interactabilityBlaze`).
 *
 * @throws not-found, post-not-blazeable
 */
export async function eligiblePost(
  db: Queryable,
  { tumblelog, post_id: id }: { tumblelog: string; post_id: string },
  userId: string,
): Promise<PublishedPost> {
  const found = await readablePost(db, tumblelog, id, userId);
  const { post, blog } = found;
  const isOpen = !blog.is_hidden && !blog.is_private && !blog.has_password && !blog.is_adult;
  const isClean = post.content_rating === 'clean' && !post.labels.hasCommunityLabel;
  if (!isPublished(post) || !isOpen || !isClean || !canBlaze(post, blog) || blog.is_blocked)
    throw domainError('post-not-blazeable');
  return found;
}
