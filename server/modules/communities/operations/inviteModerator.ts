import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockMembers } from '#server/membership/members-repository.ts';
import { rankInCommunity } from '#server/membership/roles.ts';
import { deleteNotifications, notifyOfRoleOffer } from '#server/notifications/notifications-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { memberOfCommunity } from '../people/member-list-repository.ts';
import { storedPermissions } from '../people/permissions.ts';
import { presentRoleOffers } from '../people/role-offer-presenter.ts';
import { deleteOffer, insertOffer, offerToBlog } from '../people/role-offers-repository.ts';

/** Offers a member the role of a moderator or an admin. Offering again replaces the offer. */
export const inviteModerator: Handler<'inviteModerator'> = async ({ params, body, subject, db, viewer }) => {
  const { id } = subject.community;
  const { userId } = viewer;
  const blog = await findBlog(db, params.blog, userId);
  if (!blog) throw domainError('not-found', { reason: 'blog' });
  const sender = await writingSeat(db, subject.community, userId);
  const offer = await db.transaction(async (tx) => {
    await lockMembers(tx, communitySpace(id));
    const member = await memberOfCommunity(tx, id, blog.id, userId);
    if (!member) throw domainError('not-found', { reason: 'member' });
    if (rankInCommunity(member.role) >= rankInCommunity(body.role))
      throw domainError('already-done', { reason: 'community_role' });
    const replaced = await deleteOffer(tx, id, blog.id);
    if (replaced !== undefined) await deleteNotifications(tx, replaced);
    const offerId = await insertOffer(tx, {
      communityId: id,
      memberId: member.id,
      offeredBy: userId,
      offeredAs: sender.blog_id,
      role: body.role,
      permissions: body.role === 'moderator' ? storedPermissions(body.permissions) : null,
      message: body.message ?? '',
    });
    await notifyOfRoleOffer(tx, offerId);
    await recordModeratorAct(
      tx,
      { communityId: id, userId },
      {
        type: 'members',
        action: 'role_offered',
        targetBlogId: blog.id,
        changes: [{ field: 'role', before: member.role, after: body.role }],
      },
    );
    return requireFound(await offerToBlog(tx, id, blog.id), 'The offer');
  });
  const [presented] = await presentRoleOffers(db, [offer], userId);
  return { offer: requireFound(presented, 'The offer') };
};
