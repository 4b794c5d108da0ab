import { answer, type Handler } from '#server/http/contract/handler.ts';
import { namedBlog } from '#server/modules/blocks/policy.ts';
import { deleteBlogSubscription } from '../subscriptions/subscriptions-repository.ts';

export const unsubscribeBlog: Handler<'unsubscribeBlog'> = async ({ params, db, viewer }) => {
  const blog = await namedBlog(db, params.blog, viewer.userId);
  await deleteBlogSubscription(db, viewer.userId, blog.id);
  return answer(204);
};
