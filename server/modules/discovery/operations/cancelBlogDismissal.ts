import { domainError } from '#server/core/errors.ts';
import { restoreBlog } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { canRead } from '#server/policies/blogs.ts';

export const cancelBlogDismissal: Handler<'cancelBlogDismissal'> = async ({ params, db, viewer }) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (!blog || !canRead(blog, viewer.userId)) {
    throw domainError('not-found', { reason: 'blog' });
  }
  await restoreBlog(db, viewer.userId, blog.id);
  return answer(204);
};
