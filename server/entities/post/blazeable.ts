import type { BlogRow } from '#server/entities/blog/rows.ts';
import { isPublished } from '#server/policies/posts.ts';
import type { PostRow } from './rows.ts';

/** Returns true when the author of a post lets this member blaze it (`interactabilityBlaze`, spec 001 §3). */
function mayBlaze({ interactability_blaze: who }: PostRow, { member_role: role }: BlogRow): boolean {
  return who === 'self' ? role !== null : who === 'everyone';
}

/**
 * Returns true when a member can blaze a post, unless it burns already: a published one without labels, outside of
 * communities, on a blog that everybody may read, whose author lets them.
 */
export function isBlazeable(post: PostRow, blog: BlogRow): boolean {
  const isOpen = !blog.is_hidden && !blog.is_private && !blog.has_password && !blog.is_adult;
  const isClean = post.content_rating === 'clean' && !post.labels.hasCommunityLabel;
  return isPublished(post) && isOpen && isClean && !blog.is_blocked && mayBlaze(post, blog);
}
