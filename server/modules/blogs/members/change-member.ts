import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Queryable } from '#server/db/database.ts';
import { passBlogSeats } from '#server/membership/blog-seats-repository.ts';
import { lockMembers, writerSeat } from '#server/membership/members-repository.ts';
import { changeRole, removeMember } from '#server/membership/membership.ts';
import { deleteMemberNotifications } from '#server/notifications/notifications-repository.ts';
import {
  deleteReadState,
  type MemberRole,
  type MemberRow,
  membersOf,
  transferBlog,
} from './members-repository.ts';

const noMember = () => domainError('not-found', { reason: 'member' });

/** @throws not-allowed or primary-blog-stays */
function refuse(target: MemberRow, actorId: string): void {
  if (target.is_owner && target.user_id !== actorId) {
    throw domainError('not-allowed', { reason: 'first_admin_stays' });
  }
  if (target.is_primary) throw domainError('primary-blog-stays');
}

/**
 * Changes or removes a member's role in a blog. Runs with the members locked, so that of two last admins who leave
 * concurrently one stays. When the owner steps back, the longest-serving other admin becomes the owner.
 *
 * @param actorId the member who makes the change: an admin, or the member themselves to leave
 * @param role null removes them
 * @throws not-found, not-allowed, last-admin (4031) or primary-blog-stays (4022)
 */
export async function changeMember(
  tx: Queryable,
  blogId: string,
  actorId: string,
  userId: string,
  role: MemberRole | null,
): Promise<void> {
  const space = blogSpace(blogId);
  await lockMembers(tx, space);
  const members = await membersOf(tx, blogId);
  const actor = members.find(({ user_id }) => user_id === actorId);
  const isLeaving = role === null && actorId === userId;
  if (actor?.role !== 'admin' && !isLeaving) throw domainError('not-allowed');
  const target = members.find(({ user_id }) => user_id === userId);
  if (!target) throw noMember();
  if (target.role === role) return;
  if (role !== 'admin') {
    refuse(target, actorId);
    const heir = members.find((other) => other.role === 'admin' && other.user_id !== userId);
    if (target.is_owner && heir) await transferBlog(tx, blogId, heir.user_id);
  }
  if (role !== null) return changeRole(tx, space, writerSeat(userId), role);
  await deleteMemberNotifications(tx, blogId, userId);
  await removeMember(tx, space, writerSeat(userId));
  await passBlogSeats(tx, blogId, userId);
  await deleteReadState(tx, blogId, userId);
  await revokeCredentials(tx, userId, 'blogMemberRemoved', { blogId });
}
