import type { Queryable } from '#server/db/database.ts';
import { canViewCollection } from '#server/entities/collection/policy.ts';
import { collectionsByIds } from '#server/entities/collection/repository.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';
import { tabCollectionIds } from './tab-repository.ts';

/** Begins the ids of tabs that show a collection. */
const PREFIX = 'collection-';

/** Returns the id of the tab of a collection. */
export const collectionTabId = ({ uuid }: Pick<CollectionRow, 'uuid'>): string => `${PREFIX}${uuid}`;

/** Returns the uuid of the collection that a tab shows; null for other tabs. */
export function collectionOfTab(id: string): string | null {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}

/** Returns the collections that a member follows as tabs and may still see, the first followed first. */
export async function collectionTabs(db: Queryable, userId: string): Promise<CollectionRow[]> {
  const ids = await tabCollectionIds(db, userId);
  const rows = await collectionsByIds(db, ids, userId);
  const shown: CollectionRow[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (row && (await canViewCollection(db, row, userId))) shown.push(row);
  }
  return shown;
}
