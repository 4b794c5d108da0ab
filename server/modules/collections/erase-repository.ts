import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns items that a member's own blogs put into collections, at most `count`. */
export async function itemsLeft(db: Queryable, userId: string, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'collection_items', 'id'>>(
    'select i.id from collection_items i join blogs b on b.id = i.kept_by where b.owner_id = $1 limit $2',
    [userId, count],
  );
  return rows.map(({ id }) => id);
}

/** Takes the name and the note of who put it in from an item. */
export async function eraseKeeper(tx: Queryable, itemId: string): Promise<void> {
  await tx.query("update collection_items set kept_by = null, note = '' where id = $1", [itemId]);
}
