import { first, type Queryable } from '#server/db/database.ts';

/** Returns true when somebody does not want to be invited to a community again. */
export async function hasRefused(db: Queryable, communityId: string, userId: string): Promise<boolean> {
  const row = await first(db, 'select 1 from community_refusals where community_id = $1 and user_id = $2', [
    communityId,
    userId,
  ]);
  return row !== undefined;
}

/** Refuses all further invitations of somebody to a community. */
export async function insertRefusal(db: Queryable, communityId: string, userId: string): Promise<void> {
  await db.query(
    'insert into community_refusals (community_id, user_id) values ($1, $2) on conflict do nothing',
    [communityId, userId],
  );
}
