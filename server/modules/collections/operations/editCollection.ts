import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { collectionValues } from '../fields/collection-fields.ts';
import { updateCollection } from '../fields/write-repository.ts';
import { lockCollection } from '../items/items-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Changes words, order and cover of a collection; who sees it and what its rule finds only for its owners. */
export const editCollection: Handler<'editCollection'> = async ({ body, subject, db, services, viewer }) => {
  const { userId } = viewer;
  const { id, viewer_role: role } = subject.collection;
  const { based_on: basedOn } = body;
  const ownersOnly = (['visibility', 'rule', 'no_rule'] as const).find((field) => body[field] !== undefined);
  if (ownersOnly && role !== 'owner') throw domainError('not-allowed', { field: ownersOnly });
  const values = await collectionValues({ services, userId }, body);
  await db.transaction(async (tx) => {
    const { version } = requireFound(await lockCollection(tx, id), 'The collection');
    if (basedOn !== undefined && basedOn !== version) throw domainError('conflict', { reason: 'collection' });
    await updateCollection(tx, id, values);
  });
  return { collection: await shownCollection(db, id, userId) };
};
