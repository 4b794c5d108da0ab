import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { isEditor } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentItem } from '../items/item-presenter.ts';
import { countVersion, itemsOf, lockCollection, seatBlogIds, updateNote } from '../items/items-repository.ts';

/** Changes the line that is shown with a post: for who put it in, for editors and owners. */
export const editCollectionPost: Handler<'editCollectionPost'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { userId } = viewer;
  const { id } = subject.collection;
  const postId = params.post_id;
  const changed = await db.transaction(async (tx) => {
    requireFound(await lockCollection(tx, id), 'The collection');
    const item = isPossibleId(postId) ? (await itemsOf(tx, id, [postId], true)).get(postId) : undefined;
    if (!item) throw domainError('not-found', { reason: 'not_kept' });
    const own = await seatBlogIds(tx, id, userId);
    const isOwn = item.kept_by !== null && own.includes(item.kept_by);
    if (!isOwn && !isEditor(subject.collection)) throw domainError('not-allowed');
    const note = body.note.trim();
    await updateNote(tx, item.id, note);
    await countVersion(tx, id);
    return { ...item, note };
  });
  return { collectionItem: await presentItem(db, changed, userId) };
};
