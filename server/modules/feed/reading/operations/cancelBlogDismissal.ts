import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { restoreBlog } from '#server/modules/blogs/core/recommended-repository.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { canRead } from '#server/visibility/blogs.ts';

export const cancelBlogDismissal: Handler<'cancelBlogDismissal'> = async ({ params, db, viewer }) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (!blog || !canRead(blog, viewer.userId)) {
    throw domainError('not-found', { detail: 'There is no such blog.' });
  }
  await restoreBlog(db, viewer.userId, blog.id);
  return answer(204);
};
