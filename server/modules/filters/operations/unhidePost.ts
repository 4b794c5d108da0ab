import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteHidden } from '#server/modules/filters/hidden-posts/hidden-repository.ts';

/** Unhides a post. Idempotent. */
export const unhidePost: Handler<'unhidePost'> = async ({ params, db, viewer }) => {
  if (isPossibleId(params.id)) await deleteHidden(db, viewer.userId, params.id);
  return answer(204);
};
