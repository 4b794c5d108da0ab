import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { isFull } from '#server/entities/community/policy.ts';
import { notifyOfFreeSeat } from '#server/notifications/notifications-repository.ts';

/** Counts the communities that a blog is a member of. */
export async function countSeatsOf(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from space_members where blog_id = $1 and space_kind = 'community'`,
    [blogId],
  );
  return row?.count ?? 0;
}

/** Returns how many members a community has and may have; undefined when it was deleted meanwhile. */
export function currentRoom(
  db: Queryable,
  communityId: string,
): Promise<Columns<'communities', 'member_count' | 'population_cap'> | undefined> {
  return first<Columns<'communities', 'member_count' | 'population_cap'>>(
    db,
    'select member_count, population_cap from communities where id = $1 and deleted_at is null',
    [communityId],
  );
}

/** Returns true when a blog is a member of a community, whoever writes as it there. */
export async function isSeated(db: Queryable, communityId: string, blogId: string): Promise<boolean> {
  const row = await first(db, 'select 1 from space_members where space_id = $1 and blog_id = $2', [
    communityId,
    blogId,
  ]);
  return row !== undefined;
}

/** Counts a use of the invitation link. */
export async function countInviteUse(tx: Queryable, communityId: string): Promise<void> {
  await tx.query('update communities set invite_use_count = invite_use_count + 1 where id = $1', [
    communityId,
  ]);
}

/** Ends the wait of a member for a seat. */
export async function deleteSeatWait(db: Queryable, communityId: string, userId: string): Promise<void> {
  await db.query('delete from community_seat_waits where community_id = $1 and user_id = $2', [
    communityId,
    userId,
  ]);
}

/** Notes that somebody looked after a community, so that it counts as attended. */
export async function noteAttended(db: Queryable, communityId: string): Promise<void> {
  await db.query(
    `update communities set attended_at = now(), stewardship_told = 'attended'
      where id = $1 and attended_at < now() - interval '1 hour'`,
    [communityId],
  );
}

/** Mutes a member, or ends the mute. */
export async function setMute(
  tx: Queryable,
  communityId: string,
  userId: string,
  mute: { by: string; endsAt: Date | null; decisionId?: string } | null,
): Promise<void> {
  await tx.query('delete from community_mutes where community_id = $1 and user_id = $2', [
    communityId,
    userId,
  ]);
  if (mute) {
    await tx.query(
      `insert into community_mutes (community_id, user_id, muted_by, ends_at, decision_id)
       values ($1, $2, $3, $4, $5)`,
      [communityId, userId, mute.by, mute.endsAt?.toISOString() ?? null, mute.decisionId ?? null],
    );
  }
}

/** Has a member notified once when a full community has room again. */
export async function insertSeatWait(db: Queryable, communityId: string, userId: string): Promise<void> {
  await db.query(
    'insert into community_seat_waits (community_id, user_id) values ($1, $2) on conflict do nothing',
    [communityId, userId],
  );
}

/** Notifies those who wait for a seat when a community has room again, and ends their wait. */
export async function offerFreeSeats(tx: Queryable, communityId: string): Promise<void> {
  const room = await currentRoom(tx, communityId);
  if (room === undefined || isFull(room)) return;
  await notifyOfFreeSeat(tx, communityId);
  await tx.query('delete from community_seat_waits where community_id = $1', [communityId]);
}

/** Returns the id of the person who takes part as a blog; undefined for a blog that is no member. */
export async function seatHolder(
  db: Queryable,
  communityId: string,
  blogId: string,
): Promise<string | undefined> {
  const row = await first<Columns<'space_members', 'user_id'>>(
    db,
    'select user_id from space_members where space_id = $1 and blog_id = $2',
    [communityId, blogId],
  );
  return row?.user_id;
}
