import { limits } from '#generated/limits.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Marks a community as deleted and revokes its invitation link. */
export async function markDeleted(db: Queryable, id: string): Promise<void> {
  await db.query(
    'update communities set deleted_at = now(), invite_hash = null where id = $1 and deleted_at is null',
    [id],
  );
}

/** Restores a community that was deleted within the last 30 days. Returns false for any other. */
export async function restoreDeleted(db: Queryable, id: string): Promise<boolean> {
  const row = await first(
    db,
    `update communities set deleted_at = null, attended_at = now()
      where id = $1 and deleted_at > now() - interval '${limits.communityRestoreDays} days' returning id`,
    [id],
  );
  return row !== undefined;
}
