import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { namedBlog } from '#server/modules/blocks/policy.ts';
import { deletePostSubscription } from '../subscriptions/post-subscriptions-repository.ts';

/** Removes the subscription also of a post that is no longer readable. */
export const unsubscribePost: Handler<'unsubscribePost'> = async ({ params, db, viewer }) => {
  await namedBlog(db, params.blog, viewer.userId);
  if (isPossibleId(params.id)) await deletePostSubscription(db, viewer.userId, params.id);
  return answer(204);
};
