import { limits } from '#generated/limits.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';
import { notifyOfUnattended } from '#server/notifications/notifications-repository.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';

/** Number of communities whose leaders one run tells. */
const TOLD_COUNT = 100;

const UNATTENDED = `now() - interval '${limits.unattendedDays} days'`;
const READ_ONLY = `now() - interval '${2 * limits.unattendedDays} days'`;
/** Communities that nobody looks after, of whose state those who run them were not told yet. */
const UNTOLD = `deleted_at is null and stewardship_told <> 'read_only'
  and (attended_at < ${READ_ONLY} or attended_at < ${UNATTENDED} and stewardship_told = 'attended')`;

/** Returns true when those who run a community have to be told that nobody looks after it. */
export async function hasUnattended(db: Queryable): Promise<boolean> {
  return (await first(db, `select 1 from communities where ${UNTOLD} limit 1`)) !== undefined;
}

/**
 * Notifies those who run communities that nobody has looked after for 30 days, and again after 60, when they become
 * read-only. Each state is told once; an act begins the time anew.
 */
export async function tellOfUnattended(db: Database): Promise<void> {
  let toldCount: number;
  do {
    toldCount = await db.transaction(async (tx) => {
      const told = await tx.query<Columns<'communities', 'id' | 'stewardship_told'> & { before: string }>(
        `with due as (
           select id, stewardship_told as before, case when attended_at < ${READ_ONLY} then 'read_only' else 'unattended' end as state
             from communities where ${UNTOLD} order by attended_at limit ${TOLD_COUNT} for update skip locked)
         update communities c set stewardship_told = due.state from due where c.id = due.id
         returning c.id, due.before, c.stewardship_told`,
      );
      for (const { id, before, stewardship_told: after } of told) {
        await recordCommunityAct(tx, {
          communityId: id,
          ...{ type: 'settings', action: 'stewardship_changed', actor: { kind: 'system' } },
          changes: [{ field: 'state', before, after }],
        });
      }
      if (told.length > 0)
        await notifyOfUnattended(
          tx,
          told.map(({ id }) => id),
        );
      return told.length;
    });
  } while (toldCount === TOLD_COUNT);
}

/** Returns true when one of the member's blogs has asked to take over the community. */
export async function hasAskedToTakeOver(
  db: Queryable,
  communityId: string,
  userId: string,
): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from community_stewardship_requests r join space_members m on m.id = r.member_id
      where r.community_id = $1 and m.user_id = $2 limit 1`,
    [communityId, userId],
  );
  return row !== undefined;
}

/** Inserts the request of a blog to take over a community, once. */
export async function insertTakeoverRequest(
  db: Queryable,
  request: { communityId: string; blogId: string; message: string },
): Promise<void> {
  await db.query(
    `insert into community_stewardship_requests (member_id, community_id, message)
     select id, space_id, $3 from space_members where space_id = $1 and blog_id = $2
     on conflict (member_id) do nothing`,
    [request.communityId, request.blogId, request.message],
  );
}
