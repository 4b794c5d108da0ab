import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { findChange, undoChange } from '../items/changes-repository.ts';
import { countVersion, lockCollection } from '../items/items-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Takes a change of several posts back within ten minutes. What others changed since stays. */
export const restoreCollectionPosts: Handler<'restoreCollectionPosts'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const { id } = subject.collection;
  const changed = await db.transaction(async (tx) => {
    const locked = requireFound(await lockCollection(tx, id), 'The collection');
    const asked = { collectionId: id, userId, now: services.now() };
    const change = await findChange(tx, body.undo_token, asked);
    if (!change) throw domainError('not-in-this-state', { reason: 'undo_over' });
    if (change.action === 'remove' && locked.item_count + change.count > limits.collectionPosts) {
      throw domainError('not-in-this-state', { reason: 'undo_over' });
    }
    const count = await undoChange(tx, body.undo_token, change.action);
    if (count > 0) await countVersion(tx, id);
    return count;
  });
  return { collection: await shownCollection(db, id, userId), changed };
};
