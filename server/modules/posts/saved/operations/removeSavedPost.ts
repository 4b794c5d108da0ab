import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { isPossibleId } from '#server/services/ids.ts';
import { deleteSaved } from '../saved-repository.ts';

export const removeSavedPost: Handler<'removeSavedPost'> = async ({ params, db, viewer }) => {
  if (!isPossibleId(params.id) || !(await deleteSaved(db, viewer.userId, params.id))) {
    throw domainError('not-found', { detail: 'That post is not saved.' });
  }
  return answer(204);
};
