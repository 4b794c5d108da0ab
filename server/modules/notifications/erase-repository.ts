import type { Queryable } from '#server/db/database.ts';

/** Deletes a member's notifications. */
export async function dropNotifications(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from notifications where user_id = $1', [userId]);
}
