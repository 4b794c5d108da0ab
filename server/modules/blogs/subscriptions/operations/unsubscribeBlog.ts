import { answer, type Handler } from '#server/contract/handler.ts';
import { namedBlog } from '#server/modules/blogs/blocks/policy.ts';
import { deleteBlogSubscription } from '../subscriptions-repository.ts';

export const unsubscribeBlog: Handler<'unsubscribeBlog'> = async ({ params, db, viewer }) => {
  const blog = await namedBlog(db, params.blog, viewer.userId);
  await deleteBlogSubscription(db, viewer.userId, blog.id);
  return answer(204);
};
