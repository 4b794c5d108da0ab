import { limits } from '#generated/limits.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { deleteSomeMembers } from '#server/membership/members-repository.ts';

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

/** Number of rows that one statement changes, so that others wait for none of them for long. */
const BATCH_SIZE = 100;

/**
 * Statements that delete some of the rows of which a community has one for each member, or that add up over the years.
 * Each returns the rows that it deleted. The log is not among them: it is kept until its community is gone.
 */
const BATCHES = [
  `delete from community_readers where community_id = $1 and user_id in
     (select user_id from community_readers where community_id = $1 order by user_id limit ${BATCH_SIZE}) returning 1`,
  `delete from community_board_readers r using
     (select b.board_id, b.user_id from community_board_readers b join community_boards c on c.id = b.board_id
       where c.community_id = $1 limit ${BATCH_SIZE}) one
    where r.board_id = one.board_id and r.user_id = one.user_id returning 1`,
  `delete from notifications where id in
     (select id from notifications where community_id = $1 limit ${BATCH_SIZE}) returning 1`,
  `delete from community_queue_items where id in
     (select id from community_queue_items where community_id = $1 limit ${BATCH_SIZE}) returning 1`,
  `delete from community_decisions where id in
     (select id from community_decisions where community_id = $1 limit ${BATCH_SIZE}) returning 1`,
];

/** Notes that the final deletion of a community began: its posts and members are no longer counted. */
async function beginSweep(db: Queryable, communityId: string): Promise<void> {
  await db.query('update communities set swept_at = now() where id = $1 and swept_at is null', [communityId]);
}

/**
 * Makes some posts of a community private posts of the blogs that wrote them. Returns false when there are no more. The order lets an
 * index find them: a scan of the table would read those that are gone again and again.
 */
async function releasePosts(db: Queryable, communityId: string): Promise<boolean> {
  const rows = await db.query(
    `update posts p set community_id = null, board_id = null, version = version + 1,
        state = case when state = 'published' then 'private' else state end,
        becomes = case when becomes = 'published' then 'private' else becomes end
       from (select blog_id, id from posts where community_id = $1 order by position desc limit ${BATCH_SIZE} for update) b
      where p.blog_id = b.blog_id and p.id = b.id returning p.id`,
    [communityId],
  );
  return rows.length > 0;
}

/**
 * Deletes communities that can no longer be restored, some at a time. Their posts become private posts of the blogs that
 * wrote them, because they were written for the members. Posts and what belongs to members go in batches, so that a large
 * community neither holds up others nor begins anew when the clean-up is interrupted; the last statement finds little.
 * Called periodically.
 */
export async function sweepCommunities(db: Database): Promise<void> {
  const due = await db.query<Columns<'communities', 'id'>>(
    `select id from communities where deleted_at < now() - interval '${limits.communityRestoreDays} days'
      order by id limit ${SWEPT_COUNT}`,
  );
  for (const { id } of due) {
    await beginSweep(db, id);
    while (await releasePosts(db, id));
    while (await deleteSomeMembers(db, communitySpace(id), BATCH_SIZE));
    for (const batch of BATCHES) while ((await db.query(batch, [id])).length > 0);
    await db.transaction((tx) => tx.query('delete from communities where id = $1', [id]), { isLong: true });
  }
}
