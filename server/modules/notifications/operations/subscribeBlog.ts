import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertBlogSubscription } from '../subscriptions/subscriptions-repository.ts';

export const subscribeBlog: Handler<'subscribeBlog'> = async ({ params, db, viewer }) => {
  const blog = await readableBlog(db, params.blog, viewer.userId);
  if (!blog.followed) {
    throw domainError('not-allowed', { reason: 'not_following', params: { blog: blog.name } });
  }
  await db.transaction((tx) => insertBlogSubscription(tx, viewer.userId, blog.id));
  return answer(204);
};
