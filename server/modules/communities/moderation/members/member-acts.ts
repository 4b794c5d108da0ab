import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { deleteMember, lockMembers, rolesOf } from '#server/membership/members-repository.ts';
import { banMember, liftBan } from '#server/membership/membership.ts';
import { highestRole } from '#server/membership/roles.ts';
import { deleteNotifications } from '#server/notifications/notifications-repository.ts';
import { personOf } from '../../people/person.ts';
import { deleteReader } from '../../people/readers-repository.ts';
import { deleteSeatWait, noteAttended, offerFreeSeats, setMute } from '../../people/seats-repository.ts';
import { actOfDecision, type NamedRule, recordCommunityAct } from '../audit-log-repository.ts';
import { type DecisionAction, insertDecision, markRevoked } from '../decisions-repository.ts';
import { moderatorBlog } from '../moderators-repository.ts';
import { settleReportsOfMember } from '../queue/member-items-repository.ts';
import { bansOfBlog } from './bans-repository.ts';

type Reason = components['schemas']['ModerationReason'];

const MINUTE_MS = 60_000;

/** A moderator who acts on a member of a community. */
export interface Acting {
  db: Database;
  community: CommunityRow;
  viewerId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Reason and words of an act. */
export interface ActWords {
  reason?: Reason | undefined;
  rule?: NamedRule | null;
  /** To the member. */
  message?: string | undefined;
  /** For moderators. */
  note?: string | undefined;
  /** The end of a mute or a ban; null for none. */
  endsAt?: Date | null;
}

/** The person who is acted on, and the blog as which they are known in the community. */
interface Target {
  userId: string;
  blog: BlogRow;
}

/**
 * Refuses an act on a member who helps to run the community: admins alone act on moderators and other admins. Nobody
 * acts on themselves. Call it with the members locked: roles may have changed since the request was read.
 *
 * @throws not-allowed
 */
export async function refuseActingOn(
  tx: Queryable,
  { community, viewerId }: Acting,
  userId: string,
): Promise<void> {
  const space = communitySpace(community.id);
  const own = highestRole('community', await rolesOf(tx, space, viewerId));
  const held = highestRole('community', await rolesOf(tx, space, userId));
  const isLed = held === 'admin' || held === 'moderator';
  const mayAct = own === 'admin' || (own === 'moderator' && !isLed);
  if (userId === viewerId || !mayAct) throw domainError('not-allowed');
}

/** The acts that restrict a member, and so say that reports about them were right. */
const RESTRICTS: ReadonlySet<DecisionAction> = new Set(['mute', 'ban', 'remove']);

/**
 * Writes a decision about a member and its entry in the log; one that restricts them settles the reports about them.
 * Returns the decision's id.
 */
export async function decideAboutMember(
  tx: Queryable,
  { community, viewerId, now }: Acting,
  { userId, blog }: Target,
  act: ActWords & { action: DecisionAction; logged: string; undoes?: string | undefined; isQuiet?: boolean },
): Promise<string> {
  const { action, logged, undoes, isQuiet = false, endsAt, ...words } = act;
  const blogId = await moderatorBlog(tx, community.id, viewerId);
  const decisionId = await insertDecision(tx, {
    communityId: community.id,
    action,
    userId,
    blogId: blog.id,
    ...words,
    noticeDueAt: isQuiet ? null : new Date(now + limits.noticeDelayMinutes * MINUTE_MS),
    endsAt: endsAt ?? null,
    by: { kind: 'member', userId: viewerId, blogId },
  });
  await recordCommunityAct(tx, {
    communityId: community.id,
    type: 'members',
    action: logged,
    actor: { kind: 'member', blogId },
    targetBlogId: blog.id,
    decisionId,
    undoesId: undoes,
    reason: words.reason ?? null,
    rule: words.rule ?? null,
    note: words.note ?? '',
  });
  if (RESTRICTS.has(action))
    await settleReportsOfMember(tx, { communityId: community.id, userId, decisionId });
  await noteAttended(tx, community.id);
  return decisionId;
}

/** Ends what a person had in a community beyond their seats. */
async function forget(tx: Queryable, communityId: string, userId: string): Promise<void> {
  await deleteReader(tx, communityId, userId);
  await deleteSeatWait(tx, communityId, userId);
  await offerFreeSeats(tx, communityId);
}

/**
 * Bans the person behind a blog, a member or not, with all their blogs. Banning again replaces the ban of that blog.
 * Returns the id of the decision.
 *
 * @throws not-allowed
 */
export function banFromCommunity(acting: Acting, blog: BlogRow, words: ActWords): Promise<string> {
  const { db, community, viewerId } = acting;
  const space = communitySpace(community.id);
  return db.transaction(async (tx) => {
    await lockMembers(tx, space);
    const userId = await personOf(tx, community.id, blog);
    await refuseActingOn(tx, acting, userId);
    const target = { userId, blog };
    // The ban before is replaced: undoing its decision later must not lift this one.
    for (const ban of await bansOfBlog(tx, community.id, blog.id, new Date(acting.now))) {
      await markRevoked(tx, ban.decision_id, viewerId);
    }
    const decisionId = await decideAboutMember(tx, acting, target, {
      ...words,
      action: 'ban',
      logged: 'member_banned',
    });
    const uninvited = await banMember(
      tx,
      space,
      { userId, blogId: blog.id },
      {
        bannedBy: viewerId,
        reason: words.reason ?? 'other',
        note: words.note ?? '',
        endsAt: words.endsAt ?? null,
        decisionId,
      },
    );
    for (const id of uninvited) await deleteNotifications(tx, id);
    await forget(tx, community.id, userId);
    return decisionId;
  });
}

/**
 * Ends the membership of one blog. Its person may join again. Returns the id of the decision.
 *
 * @throws not-found, not-allowed
 */
export function removeFromCommunity(acting: Acting, blog: BlogRow, words: ActWords): Promise<string> {
  const { db, community } = acting;
  const space = communitySpace(community.id);
  return db.transaction(async (tx) => {
    await lockMembers(tx, space);
    const userId = await personOf(tx, community.id, blog);
    await refuseActingOn(tx, acting, userId);
    if (!(await deleteMember(tx, space, { userId, blogId: blog.id })))
      throw domainError('not-found', { reason: 'member' });
    if ((await rolesOf(tx, space, userId)).length === 0) await forget(tx, community.id, userId);
    return decideAboutMember(
      tx,
      acting,
      { userId, blog },
      {
        ...words,
        action: 'remove',
        logged: 'member_removed',
      },
    );
  });
}

/** Lifts the bans that name a blog. Nothing happens when there is none. */
export async function unbanFromCommunity(acting: Acting, blog: BlogRow): Promise<void> {
  const { db, community, viewerId, now } = acting;
  const space = communitySpace(community.id);
  await db.transaction(async (tx) => {
    await lockMembers(tx, space);
    for (const ban of await bansOfBlog(tx, community.id, blog.id, new Date(now))) {
      await liftBan(tx, space, { userId: ban.user_id, blogId: blog.id });
      const undoes = await actOfDecision(tx, ban.decision_id);
      // Undone here, it cannot be undone again by its decision.
      await markRevoked(tx, ban.decision_id, viewerId);
      await decideAboutMember(
        tx,
        acting,
        { userId: ban.user_id, blog },
        {
          action: 'unban',
          logged: 'member_unbanned',
          undoes,
        },
      );
    }
  });
}

/** Mutes a member, or ends the mute. Runs in the caller's transaction, with the members locked. */
export async function muteInCommunity(
  tx: Queryable,
  acting: Acting,
  target: Target,
  words: ActWords & { isMuted: boolean },
): Promise<void> {
  const { isMuted, ...rest } = words;
  const endsAt = rest.endsAt ?? null;
  const decisionId = await decideAboutMember(tx, acting, target, {
    ...rest,
    action: isMuted ? 'mute' : 'unmute',
    logged: isMuted ? 'member_muted' : 'member_unmuted',
  });
  const mute = isMuted ? { by: acting.viewerId, endsAt, decisionId } : null;
  await setMute(tx, acting.community.id, target.userId, mute);
}
