import type { Queryable } from '#server/db/database.ts';
import { anyOf } from '#server/db/planner.ts';
import { type CollectionRow, collectionColumns, queryCollection, queryCollections } from './rows.ts';

const BY_UUID = `select ${collectionColumns('$2::bigint')} from collections c where c.uuid = $1`;
const BY_IDS = `select ${collectionColumns('$2::bigint')} from collections c where c.id = ${anyOf('$1', 'bigint')}`;

/** Returns the collection with the id that addresses name, as the member sees it. */
export function findCollection(
  db: Queryable,
  uuid: string,
  viewerId: string | null,
): Promise<CollectionRow | undefined> {
  return queryCollection(db, BY_UUID, [uuid, viewerId]);
}

/** Returns collections by their ids in the database, for hydrating lists. */
export async function collectionsByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Map<string, CollectionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queryCollections(db, BY_IDS, [[...new Set(ids)], viewerId]);
  return new Map(rows.map((row) => [row.id, row]));
}
