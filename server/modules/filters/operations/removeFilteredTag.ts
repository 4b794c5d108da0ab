import { tagKey } from '#server/core/tags.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteFilter } from '../filters-repository.ts';

/** Answers the same when the tag was not filtered: what was wanted is so. */
export const removeFilteredTag: Handler<'removeFilteredTag'> = async ({ params, db, viewer }) => {
  await deleteFilter(db, 'tags', viewer.userId, tagKey(params.tag));
  return answer(204);
};
