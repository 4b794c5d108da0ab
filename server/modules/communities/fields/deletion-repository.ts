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

/** Number of posts that one statement lets go of: their community is counted anew for each. */
const BATCH_SIZE = 1000;

/** Makes some posts of a community private posts of the blogs that wrote them. Returns false when there are no more. */
async function releasePosts(db: Queryable, communityId: string): Promise<boolean> {
  const rows = await db.query(
    `update posts p set community_id = null, board_id = null, version = version + 1,
        state = case when state = 'published' then 'private' else state end,
        becomes = case when becomes = 'published' then 'private' else becomes end
       from (select blog_id, id from posts where community_id = $1 limit ${BATCH_SIZE} for update) b
      where p.blog_id = b.blog_id and p.id = b.id returning p.id`,
    [communityId],
  );
  return rows.length > 0;
}

/**
 * Deletes communities that can no longer be restored, some at a time. Their posts become private posts of the blogs that
 * wrote them, because they were written for the members: in batches, so that a large community neither holds up others nor
 * begins anew when the clean-up is interrupted. Called periodically.
 */
export async function sweepCommunities(db: Database): Promise<void> {
  const due = await db.query<Columns<'communities', 'id'>>(
    `select id from communities where deleted_at < now() - interval '${limits.communityRestoreDays} days'
      order by id limit ${SWEPT_COUNT}`,
  );
  for (const { id } of due) {
    while (await releasePosts(db, id));
    await db.transaction((tx) => tx.query('delete from communities where id = $1', [id]), { isLong: true });
  }
}
