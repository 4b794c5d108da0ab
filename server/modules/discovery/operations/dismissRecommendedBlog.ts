import { domainError } from '#server/core/errors.ts';
import { dismissBlog } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { canRead } from '#server/policies/blogs.ts';

export const dismissRecommendedBlog: Handler<'dismissRecommendedBlog'> = async ({ body, db, viewer }) => {
  const blog = await findBlog(db, body.tumblelog, viewer.userId);
  if (!blog || !canRead(blog, viewer.userId)) {
    throw domainError('not-found', { reason: 'blog' });
  }
  await dismissBlog(db, viewer.userId, blog.id);
  return answer(204);
};
