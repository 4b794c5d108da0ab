import type { components } from '#generated/types/api.d.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import { presentCollections } from './collection-presenter.ts';

/**
 * Returns a collection as it is after a change.
 *
 * @throws not-found when it was deleted in the meantime
 */
export async function shownCollection(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<components['schemas']['CollectionRef']> {
  const row = requireFound((await collectionsByIds(db, [id], viewerId)).get(id), 'The collection');
  const [collection] = await presentCollections(db, [row], viewerId);
  return requireFound(collection, 'The collection');
}
