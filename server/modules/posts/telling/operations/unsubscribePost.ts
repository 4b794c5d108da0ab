import { answer, type Handler } from '#server/contract/handler.ts';
import { namedBlog } from '#server/modules/blogs/blocks/policy.ts';
import { isPossibleId } from '#server/services/ids.ts';
import { deletePostSubscription } from '../post-subscriptions-repository.ts';

/** Also from a post that cannot be read any more. */
export const unsubscribePost: Handler<'unsubscribePost'> = async ({ params, db, viewer }) => {
  await namedBlog(db, params.blog, viewer.userId);
  if (isPossibleId(params.id)) await deletePostSubscription(db, viewer.userId, params.id);
  return answer(204);
};
