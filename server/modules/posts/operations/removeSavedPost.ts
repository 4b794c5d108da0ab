import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteSaved } from '../saved/saved-repository.ts';

export const removeSavedPost: Handler<'removeSavedPost'> = async ({ params, db, viewer }) => {
  if (!isPossibleId(params.id) || !(await deleteSaved(db, viewer.userId, params.id))) {
    throw domainError('not-found', { reason: 'not_saved' });
  }
  return answer(204);
};
