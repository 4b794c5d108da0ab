import { readablePost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { insertPostSubscription } from '../subscriptions/post-subscriptions-repository.ts';

export const subscribePost: Handler<'subscribePost'> = async ({ params, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, params.id, viewer.userId);
  await db.transaction((tx) => insertPostSubscription(tx, viewer.userId, post));
  return answer(204);
};
