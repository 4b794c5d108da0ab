import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';

/**
 * Returns a blog whose likes or follows the viewer may see: it shares them, or they write for it.
 *
 * @throws not-found, hidden-blog, password-protected-blog, or not-allowed (4003) when the blog does not share them
 */
export async function sharingBlog(
  db: Queryable,
  identifier: string,
  viewerId: string | null,
  what: 'share_likes' | 'share_following',
): Promise<BlogRow> {
  const blog = await readableBlog(db, identifier, viewerId);
  if (blog[what] || blog.member_role === 'admin') return blog;
  throw domainError('not-allowed', {
    reason: what === 'share_likes' ? 'likes_private' : 'following_private',
  });
}
