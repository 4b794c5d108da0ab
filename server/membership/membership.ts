import { domainError, type ErrorWords } from '#server/core/errors.ts';
import type { SpaceKind, SpaceRef } from '#server/core/spaces.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Ban, banOf, deleteBan, insertBan } from './bans-repository.ts';
import {
  deleteInvitationsOf,
  insertInvitation,
  type TakenInvitation,
  takeInvitation,
} from './invitations-repository.ts';
import {
  deleteMember,
  deletePerson,
  hasOtherLeader,
  insertMember,
  lockMembers,
  roleOfSeat,
  rolesOf,
  type Seat,
  updateRole,
} from './members-repository.ts';
import { deleteRequestsOf, insertRequest, type JoinAnswer, takeRequest } from './requests-repository.ts';
import { leadingRole, type SpaceRole } from './roles.ts';

/**
 * Changes to the members of a space. Every function runs in the caller's transaction and locks the space first, so that
 * of two concurrent changes the second sees the first. Who may make a change is the caller's concern.
 */

const noMember = () => domainError('not-found', { reason: 'member' });

const ALREADY_MEMBER: Readonly<Record<SpaceKind, ErrorWords<'already-done'>>> = {
  blog: { reason: 'membership' },
  community: { detail: 'They are a member of this community already.' },
  collection: { detail: 'They add to this collection already.' },
};

async function refuseMember(tx: Queryable, space: SpaceRef, seat: Seat): Promise<void> {
  if (await roleOfSeat(tx, space, seat)) {
    throw domainError('already-done', ALREADY_MEMBER[space.kind]);
  }
}

async function refuseBanned(tx: Queryable, space: SpaceRef, { userId }: Seat, now: Date): Promise<void> {
  if (await banOf(tx, space, userId, now)) throw domainError('not-allowed', { detail: 'They are banned.' });
}

/**
 * Refuses a change that would leave a space without a member of its highest role. Accounts that were deleted do not
 * count. Call it with the members locked.
 *
 * @throws last-admin (4031)
 */
export async function refuseLastLeader(tx: Queryable, space: SpaceRef, seat: Seat): Promise<void> {
  const role = await roleOfSeat(tx, space, seat);
  if (role === leadingRole(space.kind) && !(await hasOtherLeader(tx, space, seat))) {
    throw domainError('last-admin');
  }
}

/**
 * Adds a member. Their invitation and their request are consumed. Returns the invitation, whose notifications the caller
 * deletes.
 *
 * @throws already-done for a member, not-allowed for somebody who is banned
 */
export async function addMember<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  { role, now }: { role: SpaceRole<Kind>; now: Date },
): Promise<TakenInvitation<Kind> | undefined> {
  await lockMembers(tx, space);
  await refuseMember(tx, space, seat);
  await refuseBanned(tx, space, seat, now);
  const taken = await takeInvitation(tx, space, seat);
  await takeRequest(tx, space, seat);
  await insertMember(tx, space, seat, role);
  return taken;
}

/**
 * Removes a member, or lets them leave.
 *
 * @throws not-found, last-admin (4031)
 */
export async function removeMember(tx: Queryable, space: SpaceRef, seat: Seat): Promise<void> {
  await lockMembers(tx, space);
  await refuseLastLeader(tx, space, seat);
  if (!(await deleteMember(tx, space, seat))) throw noMember();
}

/**
 * Changes the role of a member.
 *
 * @throws not-found, last-admin (4031)
 */
export async function changeRole<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  role: SpaceRole<Kind>,
): Promise<void> {
  await lockMembers(tx, space);
  const current = await roleOfSeat(tx, space, seat);
  if (!current) throw noMember();
  if (current === role) return;
  await refuseLastLeader(tx, space, seat);
  await updateRole(tx, space, seat, role);
}

/**
 * Invites a member; a repeated invitation replaces role and message. Returns the invitation's id.
 *
 * @throws already-done for a member, not-allowed for somebody who is banned
 */
export async function invite<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  invitation: {
    senderId: string;
    senderBlogId?: string;
    recipient: Seat;
    role: SpaceRole<Kind>;
    message?: string;
    now: Date;
  },
): Promise<string> {
  await lockMembers(tx, space);
  await refuseMember(tx, space, invitation.recipient);
  await refuseBanned(tx, space, invitation.recipient, invitation.now);
  return insertInvitation(tx, space, invitation);
}

/**
 * Accepts an invitation: the recipient becomes a member in its role. Returns the consumed invitation.
 *
 * @throws not-found without an invitation, already-done for a member, not-allowed for somebody who is banned
 */
export async function acceptInvitation<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  now: Date,
): Promise<TakenInvitation<Kind>> {
  await lockMembers(tx, space);
  const taken = await takeInvitation(tx, space, seat);
  if (!taken) throw domainError('not-found', { reason: 'invitation' });
  await addMember(tx, space, seat, { role: taken.role, now });
  return taken;
}

/** Withdraws or declines an invitation. Returns it; undefined when there is none. */
export async function declineInvitation<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
): Promise<TakenInvitation<Kind> | undefined> {
  await lockMembers(tx, space);
  return takeInvitation(tx, space, seat);
}

/**
 * Asks to join a space. Asking again while the first request is pending changes nothing.
 *
 * @throws already-done for a member, not-allowed for somebody who is banned
 */
export async function requestToJoin(
  tx: Queryable,
  space: SpaceRef,
  seat: Seat,
  { answers, now }: { answers: readonly JoinAnswer[]; now: Date },
): Promise<void> {
  await lockMembers(tx, space);
  await refuseMember(tx, space, seat);
  await refuseBanned(tx, space, seat, now);
  await insertRequest(tx, space, seat, answers);
}

/**
 * Approves a request to join: whoever asked becomes a member.
 *
 * @throws not-found without a request, already-done for a member, not-allowed for somebody who is banned
 */
export async function approveRequest<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  { role, now }: { role: SpaceRole<Kind>; now: Date },
): Promise<void> {
  await lockMembers(tx, space);
  if (!(await takeRequest(tx, space, seat))) {
    throw domainError('not-found', { detail: 'There is no such request.' });
  }
  await addMember(tx, space, seat, { role, now });
}

/** Denies or withdraws a request to join. Returns true when there was one. */
export async function denyRequest(tx: Queryable, space: SpaceRef, seat: Seat): Promise<boolean> {
  await lockMembers(tx, space);
  return takeRequest(tx, space, seat);
}

/**
 * Bans somebody, a member or not. The ban names a seat and holds for the person: all their seats, invitations and
 * requests end. Banning again replaces the ban. Returns the ids of the invitations, whose notifications the caller
 * deletes.
 *
 * @throws last-admin (4031)
 */
export async function banMember(tx: Queryable, space: SpaceRef, seat: Seat, ban: Ban): Promise<string[]> {
  await lockMembers(tx, space);
  const held = await rolesOf(tx, space, seat.userId);
  if (held.includes(leadingRole(space.kind)) && !(await hasOtherLeader(tx, space, { userId: seat.userId }))) {
    throw domainError('last-admin');
  }
  await deletePerson(tx, space, seat.userId);
  await deleteRequestsOf(tx, space, seat.userId);
  await insertBan(tx, space, seat, ban);
  return deleteInvitationsOf(tx, space, seat.userId);
}

/** Lifts a ban. The person does not become a member again. Returns true when there was one. */
export async function liftBan(tx: Queryable, space: SpaceRef, seat: Seat): Promise<boolean> {
  await lockMembers(tx, space);
  return deleteBan(tx, space, seat);
}
