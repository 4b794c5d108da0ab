import { answer, type Handler } from '#server/contract/handler.ts';
import { readablePost } from '#server/modules/posts/core/policy.ts';
import { insertPostSubscription } from '../post-subscriptions-repository.ts';

export const subscribePost: Handler<'subscribePost'> = async ({ params, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, params.id, viewer.userId);
  await db.transaction((tx) => insertPostSubscription(tx, viewer.userId, post));
  return answer(204);
};
