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

/** Choices of who follows a collection. */
export interface FollowChoices {
  isTab: boolean;
  isNotifying: boolean;
}

/** Follows a collection, or replaces the choices of who follows it. */
export async function putFollow(
  db: Queryable,
  collectionId: string,
  userId: string,
  { isTab, isNotifying }: FollowChoices,
): Promise<void> {
  await db.query(
    `insert into collection_readers as r (collection_id, user_id, followed_at, is_tab, is_notifying)
     values ($1, $2, now(), $3, $4)
     on conflict (collection_id, user_id) do update set followed_at = coalesce(r.followed_at, now()),
       is_tab = excluded.is_tab, is_notifying = excluded.is_notifying`,
    [collectionId, userId, isTab, isNotifying],
  );
}

/** Ends following a collection. What a collaborator has seen is kept. */
export async function endFollow(tx: Queryable, collectionId: string, userId: string): Promise<void> {
  await tx.query(
    `update collection_readers set followed_at = null, is_tab = false, is_notifying = false
      where collection_id = $1 and user_id = $2`,
    [collectionId, userId],
  );
  await deleteIdleReader(tx, collectionId, userId);
}

/** Deletes what somebody chose and saw when they neither follow nor keep the collection any more. */
export async function deleteIdleReader(tx: Queryable, collectionId: string, userId: string): Promise<void> {
  await tx.query(
    `delete from collection_readers r where r.collection_id = $1 and r.user_id = $2 and r.followed_at is null
        and not exists (select 1 from space_members m where m.space_id = $1 and m.user_id = $2)`,
    [collectionId, userId],
  );
}
