import type { Queryable } from '#server/db/database.ts';
import { publishedInSpace } from '#server/policies/visible-posts.ts';

/** Minutes between two notes of a visit, so that reading a community does not write each time. */
const VISIT_MINUTES = 10;

/** Adds what a new member has chosen and read: nothing yet, and everything up to now counts as read. */
export async function insertReader(tx: Queryable, communityId: string, userId: string): Promise<void> {
  await tx.query(
    `insert into community_readers (community_id, user_id, read_position)
     values ($1, $2, coalesce((select max(p.position) from ${publishedInSpace('p', '$1')}), 0))
     on conflict (community_id, user_id) do nothing`,
    [communityId, userId],
  );
}

/** Deletes what somebody had chosen and read. Call it when none of their blogs is a member any more. */
export async function deleteReader(tx: Queryable, communityId: string, userId: string): Promise<void> {
  await tx.query(
    `delete from community_board_readers where user_id = $2
        and board_id in (select id from community_boards where community_id = $1)`,
    [communityId, userId],
  );
  await tx.query('delete from community_readers where community_id = $1 and user_id = $2', [
    communityId,
    userId,
  ]);
}

/** Notes that a member was in a community: orders their communities. Writes every ten minutes at most. */
export async function noteVisit(db: Queryable, communityId: string, userId: string): Promise<void> {
  await db.query(
    `update community_readers set used_at = now() where community_id = $1 and user_id = $2
        and used_at < now() - interval '${VISIT_MINUTES} minutes'`,
    [communityId, userId],
  );
}

/** Chooses whether unread posts of a community are counted. */
export async function setUnreadMuted(
  db: Queryable,
  communityId: string,
  userId: string,
  isMuted: boolean,
): Promise<void> {
  await db.query('update community_readers set is_muted = $3 where community_id = $1 and user_id = $2', [
    communityId,
    userId,
    isMuted,
  ]);
}

/** Chooses whether a member is notified of every new post of a community. */
export async function setSubscribed(
  db: Queryable,
  communityId: string,
  userId: string,
  isSubscribed: boolean,
): Promise<void> {
  await db.query('update community_readers set is_subscribed = $3 where community_id = $1 and user_id = $2', [
    communityId,
    userId,
    isSubscribed,
  ]);
}

/** Notes that a moderator has read how the community is moderated. */
export async function setGuideRead(db: Queryable, communityId: string, userId: string): Promise<void> {
  await db.query(
    'update community_readers set has_read_guide = true where community_id = $1 and user_id = $2 and not has_read_guide',
    [communityId, userId],
  );
}
