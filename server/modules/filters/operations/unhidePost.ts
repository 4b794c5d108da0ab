import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteHidden } from '#server/modules/filters/hidden-posts/hidden-repository.ts';

/** Answers the same when the post was not hidden: what was wanted is so. */
export const unhidePost: Handler<'unhidePost'> = async ({ params, db, viewer }) => {
  if (isPossibleId(params.id)) await deleteHidden(db, viewer.userId, params.id);
  return answer(204);
};
