import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Readers who asked to be told and were told nothing since they looked last. */
const WAITING =
  'r.is_notifying and r.followed_at is not null and (r.notified_at is null or r.notified_at < r.read_at)';

/** Number of collections that are looked at in one turn; which ones is left to chance, so that none waits for ever. */
const MAX_COLLECTIONS = 500;

/** Returns true when somebody waits for new posts of a collection. */
export async function hasWaitingReaders(db: Queryable): Promise<boolean> {
  const rows = await db.query(`select 1 from collection_readers r where ${WAITING} limit 1`);
  return rows.length > 0;
}

/** Returns collections of whose new posts somebody waits to be told. */
export async function awaitedCollections(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from (select distinct r.collection_id as id from collection_readers r where ${WAITING}) awaited
      order by random() limit ${MAX_COLLECTIONS}`,
  );
  return rows.map(({ id }) => id);
}

/** Notes that the waiting readers of a collection are told of a post at a position. Returns those who had not seen it. */
export async function takeWaiting(tx: Queryable, collectionId: string, position: string): Promise<string[]> {
  const rows = await tx.query<Columns<'collection_readers', 'user_id'>>(
    `update collection_readers r set notified_at = now()
      where r.collection_id = $1 and ${WAITING} and r.read_position < $2 returning r.user_id`,
    [collectionId, position],
  );
  return rows.map(({ user_id: userId }) => userId);
}
