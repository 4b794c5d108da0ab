import { domainError } from '#server/core/errors.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { endFollow } from '../people/readers-repository.ts';

/** Ends following a collection, also one that was made private since. */
export const unfollowCollection: Handler<'unfollowCollection'> = async ({ params, db, viewer }) => {
  const { userId } = viewer;
  const row = await findCollection(db, params.collection_id, userId);
  if (!row || !(row.is_followed || (await canViewCollection(db, row, userId)))) {
    throw domainError('not-found', { reason: 'collection' });
  }
  await db.transaction((tx) => endFollow(tx, row.id, userId));
  return undefined;
};
