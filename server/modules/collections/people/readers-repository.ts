import type { Queryable } from '#server/db/database.ts';

/** Seconds between two notes of a visit, so that turning pages and reloading keep the mark of the visit before. */
const VISIT_SECONDS = 60;

/** Adds what a new collaborator chose and saw: nothing yet. */
export async function insertReader(tx: Queryable, collectionId: string, userId: string): Promise<void> {
  await tx.query(
    `insert into collection_readers (collection_id, user_id) values ($1, $2)
     on conflict (collection_id, user_id) do nothing`,
    [collectionId, userId],
  );
}

/** Notes that a member looked at a collection that they follow or keep: everything up to now counts as seen. */
export async function noteVisit(db: Queryable, collectionId: string, userId: string): Promise<void> {
  await db.query(
    `update collection_readers set read_position = next_id(), read_at = now(), used_at = now()
      where collection_id = $1 and user_id = $2 and read_at < now() - interval '${VISIT_SECONDS} seconds'`,
    [collectionId, userId],
  );
}

/** Notes that a member kept something in a collection: orders their collections. */
export async function noteUse(tx: Queryable, collectionId: string, userId: string): Promise<void> {
  await tx.query('update collection_readers set used_at = now() where collection_id = $1 and user_id = $2', [
    collectionId,
    userId,
  ]);
}
