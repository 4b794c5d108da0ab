import { answer, type Handler } from '#server/contract/handler.ts';
import { tagKey } from '#server/services/tags.ts';
import { deleteFilter } from '../filters-repository.ts';

/** Answers the same when the tag was not filtered: what was wanted is so. */
export const removeFilteredTag: Handler<'removeFilteredTag'> = async ({ params, db, viewer }) => {
  await deleteFilter(db, 'tags', viewer.userId, tagKey(params.tag));
  return answer(204);
};
