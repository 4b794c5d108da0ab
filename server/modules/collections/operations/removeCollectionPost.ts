import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { isEditor } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import {
  countVersion,
  deleteItems,
  keptAmong,
  lockCollection,
  seatBlogIds,
} from '../items/items-repository.ts';

/** Takes a post out of a collection; one that is not in it is out already. Contributors take out what they put in. */
export const removeCollectionPost: Handler<'removeCollectionPost'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.collection;
  const postId = params.post_id;
  if (!isPossibleId(postId)) return undefined;
  await db.transaction(async (tx) => {
    requireFound(await lockCollection(tx, id), 'The collection');
    const own = isEditor(subject.collection) ? null : await seatBlogIds(tx, id, viewer.userId);
    if ((await keptAmong(tx, id, [postId])).size === 0) return;
    if ((await keptAmong(tx, id, [postId], own)).size === 0) throw domainError('not-allowed');
    await deleteItems(tx, id, [postId]);
    await countVersion(tx, id);
  });
  return undefined;
};
