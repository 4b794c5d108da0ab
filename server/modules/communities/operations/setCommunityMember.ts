import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { communitySpace, isFull } from '#server/entities/community/policy.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { lockMembers, updatePermissions } from '#server/membership/members-repository.ts';
import { approveRequest, changeRole } from '#server/membership/membership.ts';
import { rankInCommunity } from '#server/membership/roles.ts';
import {
  notifyOfCommunityMember,
  notifyOfRequestAnswer,
  notifyOfRole,
} from '#server/notifications/notifications-repository.ts';
import { changeOf } from '../fields/changes.ts';
import { muteInCommunity } from '../moderation/members/member-acts.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { ruleNamed } from '../moderation/rules-repository.ts';
import { refuseTooMany } from '../people/joining.ts';
import { type MemberRow, memberOfCommunity } from '../people/member-list-repository.ts';
import { presentCommunityMember } from '../people/member-presenter.ts';
import { storedPermissions } from '../people/permissions.ts';
import { insertReader } from '../people/readers-repository.ts';
import { requestOfBlog } from '../people/requests-repository.ts';
import { currentRoom, deleteSeatWait } from '../people/seats-repository.ts';
import { communityNamed } from '../show/entry.ts';

type MemberContext = Context<'setCommunityMember'>;

/** Approves the pending request of a blog, which becomes a member. */
async function approve(
  { db, services, viewer }: MemberContext,
  communityId: string,
  blogId: string,
): Promise<void> {
  const asked = await requestOfBlog(db, communityId, blogId);
  if (!asked) throw domainError('not-found', { reason: 'membership_request' });
  const space = communitySpace(communityId);
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'communityBlogs', blogId);
    await lockMembers(tx, space);
    await refuseTooMany(tx, blogId);
    const room = requireFound(await currentRoom(tx, communityId), 'The community');
    if (isFull(room)) throw domainError('community-full');
    const seat = { userId: asked.user_id, blogId };
    await notifyOfRequestAnswer(tx, asked.id, 'Approved');
    await approveRequest(tx, space, seat, { role: 'member', now: new Date(services.now()) });
    await insertReader(tx, communityId, asked.user_id);
    await deleteSeatWait(tx, communityId, asked.user_id);
    await notifyOfCommunityMember(tx, { communityId, blogId });
    await recordModeratorAct(
      tx,
      { communityId, userId: viewer.userId },
      { type: 'members', action: 'request_approved', targetBlogId: blogId },
    );
  });
}

/**
 * Refuses a change of role that the viewer may not make: admins lower roles, members their own. A higher role is
 * offered, because nobody gets one without being asked.
 */
function refuseRoleChange({ body, subject, viewer }: MemberContext, member: MemberRow): void {
  const role = body?.role;
  if (role === undefined || role === member.role) return;
  const isLoweredByOneself =
    member.user_id === viewer.userId && rankInCommunity(role) < rankInCommunity(member.role);
  if (!isLoweredByOneself && subject.community().viewer_role !== 'admin') throw domainError('not-allowed');
  if (rankInCommunity(role) > rankInCommunity(member.role)) {
    throw domainError('not-allowed', { reason: 'role_needs_offer', field: 'role' });
  }
}

/** Refuses to change the rights of somebody who is no moderator, or by somebody who is no admin. */
function refusePermissions({ body, subject }: MemberContext, member: MemberRow): void {
  if (body?.permissions === undefined) return;
  const isModerator = (body.role ?? member.role) === 'moderator';
  if (!isModerator || subject.community().viewer_role !== 'admin')
    throw domainError('not-allowed', { field: 'permissions' });
}

/** Changes the role of a member, or mutes them. Nobody mutes somebody of their own rank, or themselves. */
async function change(
  context: MemberContext,
  communityId: string,
  { member, blog }: { member: MemberRow; blog: BlogRow },
): Promise<void> {
  const { body, db, services, subject, viewer } = context;
  refuseRoleChange(context, member);
  refusePermissions(context, member);
  const { role, muted, permissions } = body ?? {};
  if (muted !== undefined) {
    const acting = subject.community().viewer_role;
    if (rankInCommunity(acting) <= rankInCommunity(member.role)) throw domainError('not-allowed');
  }
  const space = communitySpace(communityId);
  const seat = { userId: member.user_id, blogId: member.blog_id };
  const seconds = body?.mute_length_seconds ?? 0;
  const endsAt = seconds > 0 ? new Date(services.now() + seconds * 1000) : null;
  await db.transaction(async (tx) => {
    await lockMembers(tx, space);
    if (role !== undefined) await changeRole(tx, space, seat, role);
    if (permissions !== undefined) await updatePermissions(tx, space, seat, storedPermissions(permissions));
    const changes = [
      role === undefined ? undefined : changeOf('role', member.role, role),
      permissions === undefined ? undefined : changeOf('permissions', member.permissions, permissions),
    ].filter((change) => change !== undefined);
    if (changes.length > 0) {
      const by = { communityId, userId: viewer.userId };
      await recordModeratorAct(tx, by, {
        type: 'members',
        action: 'role_changed',
        targetBlogId: blog.id,
        changes,
      });
      if (member.user_id !== viewer.userId) await notifyOfRole(tx, communityId, blog.id);
    }
    if (muted !== undefined) {
      const acting = { db, community: subject.community(), viewerId: viewer.userId, now: services.now() };
      const rule = await ruleNamed(tx, communityId, body?.rule_id);
      const words = { reason: body?.reason, rule, message: body?.message, note: body?.note, endsAt };
      await muteInCommunity(tx, acting, { userId: member.user_id, blog }, { ...words, isMuted: muted });
    }
  });
}

/**
 * Approves a request for membership (without a body, spec 001 §7), changes the role of a member, or mutes one. Members
 * may lower their own role; the last admin cannot be demoted.
 */
export const setCommunityMember: Handler<'setCommunityMember'> = async (context) => {
  const { params, body, subject, db, viewer } = context;
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  const isApproval = body?.role === undefined && body?.muted === undefined && body?.permissions === undefined;
  const isOwn = blog?.member_role !== null && blog?.member_role !== undefined;
  // Members lower their own role; everything else needs the moderator's role.
  if (isApproval || !isOwn || body?.muted !== undefined) subject.community();
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  if (isApproval) await approve(context, row.id, blog.id);
  else {
    const member = await memberOfCommunity(db, row.id, blog.id, viewer.userId);
    if (!member) throw domainError('not-found', { reason: 'member' });
    await change(context, row.id, { member, blog });
  }
  const changed = requireFound(await memberOfCommunity(db, row.id, blog.id, viewer.userId), 'The member');
  return { member: presentCommunityMember(changed, blog, viewer.userId) };
};
