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

/** Number of communities that one clean-up deletes. */
const SWEPT_COUNT = 100;

/** Deletes communities that can no longer be restored, some at a time. Called periodically. */
export async function sweepCommunities(db: Queryable): Promise<void> {
  await db.query(
    `delete from communities where id in (
       select c.id from communities c
        where c.deleted_at < now() - interval '${limits.communityRestoreDays} days' limit ${SWEPT_COUNT})`,
  );
}
