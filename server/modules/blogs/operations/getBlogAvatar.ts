import { domainError } from '#server/core/errors.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { blogVerdict } from '#server/policies/blogs.ts';

/**
 * Returns the avatar also of a blog whose posts the viewer may not read, but not of one that counts as not found for
 * them.
 */
export const getBlogAvatar: Handler<'getBlogAvatar'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await findBlog(db, params.blog, viewerId);
  if (!blog || blogVerdict(blog, viewerId) === 'gone') {
    throw domainError('not-found', { reason: 'blog' });
  }
  const { avatar, theme } = presentBlogRef(blog, viewerId);
  const size = query.size ?? 64;
  const missing = (width: number) => (width < size ? 1_000_000 - width : width - size);
  return {
    avatar: [...avatar].sort((a, b) => missing(a.width) - missing(b.width)),
    avatarShape: theme.avatarShape === 'square' ? 'square' : 'circle',
  };
};
