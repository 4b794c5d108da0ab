import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { type Database, first, type Queryable } from '#server/db/database.ts';
import type { SpaceRole } from '#server/membership/roles.ts';
import { notifyOfUnattended } from '#server/notifications/notifications-repository.ts';
import { publishedInSpace } from '#server/policies/visible-posts.ts';
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

/** The answer to a request to take over a community. */
export interface OwnTakeoverRow extends Columns<'community_stewardship_requests', 'answer'> {
  is_declined: boolean;
}

/** Returns the request of the member's blogs to take over a community; one that waits before one that was declined. */
export function ownTakeoverRequest(
  db: Queryable,
  communityId: string,
  userId: string,
): Promise<OwnTakeoverRow | undefined> {
  return first<OwnTakeoverRow>(
    db,
    `select r.answer, r.declined_at is not null as is_declined
       from community_stewardship_requests r join space_members m on m.id = r.member_id
      where r.community_id = $1 and m.user_id = $2 order by r.declined_at nulls first, r.id limit 1`,
    [communityId, userId],
  );
}

/** A request to take over a community, for the staff. */
export interface TakeoverRow
  extends Columns<'community_stewardship_requests', 'id' | 'community_id' | 'message'>,
    Columns<'space_members', 'role', { role: SpaceRole<'community'> }> {
  position: Tables['community_stewardship_requests']['id'];
  user_id: Tables['space_members']['user_id'];
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
  /** Seconds since 1970. */
  joined: number;
  requested: number;
  post_count: number;
}

/** Requests that wait for the staff, of communities that are read-only. */
const OPEN = `from community_stewardship_requests r join space_members m on m.id = r.member_id and m.blog_id is not null
  join communities c on c.id = r.community_id
  where r.declined_at is null and c.deleted_at is null and c.attended_at < ${READ_ONLY}`;
const TAKEOVER = `select r.id, r.id as position, r.community_id, r.message, m.user_id, m.blog_id, m.role,
  floor(extract(epoch from m.joined_at))::float8 as joined, floor(extract(epoch from r.requested_at))::float8 as requested,
  (select count(*)::int from (select 1 from ${publishedInSpace('p', 'r.community_id')} and p.blog_id = m.blog_id
    limit ${limits.communityUnread}) x) as post_count`;

/** Returns a page of the requests that wait for the staff, the oldest first. */
export function openTakeovers(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<TakeoverRow[]> {
  return db.query<TakeoverRow>(`${TAKEOVER} ${OPEN} and r.id > $1 order by r.id limit $2`, [
    after ?? '0',
    limit,
  ]);
}

/** Counts the requests that wait for the staff. */
export async function countTakeovers(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(db, `select count(*)::int as count ${OPEN}`);
  return row?.count ?? 0;
}

/** Returns a request that the staff have not answered, also of a community that is attended again, and locks it. */
export function lockTakeover(
  tx: Queryable,
  id: string,
): Promise<Pick<TakeoverRow, 'community_id' | 'user_id' | 'blog_id' | 'role'> | undefined> {
  return first(
    tx,
    `select r.community_id, m.user_id, m.blog_id, m.role
       from community_stewardship_requests r join space_members m on m.id = r.member_id and m.blog_id is not null
       join communities c on c.id = r.community_id
      where r.id = $1 and r.declined_at is null and c.deleted_at is null for update of r`,
    [id],
  );
}

/** Ends all requests to take over a community, because somebody looks after it again. */
export async function deleteTakeovers(tx: Queryable, communityId: string): Promise<void> {
  await tx.query('delete from community_stewardship_requests where community_id = $1', [communityId]);
}

/** Declines a request; its member reads the answer. */
export async function declineTakeover(tx: Queryable, id: string, answer: string): Promise<void> {
  await tx.query('update community_stewardship_requests set declined_at = now(), answer = $2 where id = $1', [
    id,
    answer,
  ]);
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
