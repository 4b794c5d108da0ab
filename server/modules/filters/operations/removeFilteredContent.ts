import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteFilter } from '../filters-repository.ts';
import { textKey } from '../text-key.ts';

export const removeFilteredContent: Handler<'removeFilteredContent'> = async ({ query, db, viewer }) => {
  if (!(await deleteFilter(db, 'content', viewer.userId, textKey(query.filtered_content)))) {
    throw domainError('not-found', { detail: 'That text is not filtered.', field: 'filtered_content' });
  }
  return answer(204);
};
