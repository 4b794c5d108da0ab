import { tagKey } from '#server/core/tags.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteFilter } from '../filters-repository.ts';

/** Removes a tag filter. Idempotent. */
export const removeFilteredTag: Handler<'removeFilteredTag'> = async ({ params, db, viewer }) => {
  await deleteFilter(db, 'tags', viewer.userId, tagKey(params.tag));
  return answer(204);
};
