import { limits } from '#generated/limits.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';

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
    `update communities set deleted_at = null, attended_at = now(), stewardship_told = 'attended'
      where id = $1 and deleted_at > now() - interval '${limits.communityRestoreDays} days' returning id`,
    [id],
  );
  return row !== undefined;
}

/** Number of communities that one clean-up deletes. */
const SWEPT_COUNT = 100;

/**
 * Deletes communities that can no longer be restored, some at a time. Their posts become private posts of the blogs that
 * wrote them, because they were written for the members. Called periodically.
 */
export async function sweepCommunities(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx.query<Columns<'communities', 'id'>>(
      `select id from communities where deleted_at < now() - interval '${limits.communityRestoreDays} days'
        order by id limit ${SWEPT_COUNT} for update`,
    );
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.query(
      `update posts set community_id = null, board_id = null, version = version + 1,
          state = case when state = 'published' then 'private' else state end,
          becomes = case when becomes = 'published' then 'private' else becomes end
        where community_id = any($1::bigint[])`,
      [ids],
    );
    await tx.query('delete from communities where id = any($1::bigint[])', [ids]);
  });
}
