import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { dismissBlog } from '#server/modules/blogs/core/recommended-repository.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { canRead } from '#server/visibility/blogs.ts';

export const dismissRecommendedBlog: Handler<'dismissRecommendedBlog'> = async ({ body, db, viewer }) => {
  const blog = await findBlog(db, body.tumblelog, viewer.userId);
  if (!blog || !canRead(blog, viewer.userId)) {
    throw domainError('not-found', { detail: 'There is no such blog.' });
  }
  await dismissBlog(db, viewer.userId, blog.id);
  return answer(204);
};
