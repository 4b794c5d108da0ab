import { domainError, requireFound } from '#server/core/errors.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockMembers, updatePermissions, updateRole } from '#server/membership/members-repository.ts';
import { rankInCommunity } from '#server/membership/roles.ts';
import { deleteNotifications, notifyOfRoleAnswer } from '#server/notifications/notifications-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { memberOfCommunity } from '../people/member-list-repository.ts';
import { deleteOffer, offerToBlog } from '../people/role-offers-repository.ts';
import { presentCommunity } from '../show/community-presenter.ts';
import { communityNamed } from '../show/entry.ts';

/** Accepts an offered role: the blog has it from now on. Only the person whose seat it is may. */
export const approveRoleOffer: Handler<'approveRoleOffer'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const row = await communityNamed(db, params.community, userId);
  if (row.deleted !== null) throw domainError('not-found', { reason: 'community' });
  const space = communitySpace(row.id);
  await db.transaction(async (tx) => {
    await lockMembers(tx, space);
    const member = await memberOfCommunity(tx, row.id, subject.blog.id, userId);
    if (member?.user_id !== userId) {
      throw domainError('community-members-only', { community: communityCurtain(row) });
    }
    const offer = await offerToBlog(tx, row.id, subject.blog.id);
    if (!offer) throw domainError('not-found', { reason: 'role_offer' });
    await notifyOfRoleAnswer(tx, offer.id, true);
    await deleteOffer(tx, row.id, subject.blog.id);
    await deleteNotifications(tx, offer.id);
    // An admin may have got a higher role since the offer was made.
    if (rankInCommunity(member.role) < rankInCommunity(offer.role)) {
      const seat = { userId, blogId: subject.blog.id };
      await updateRole(tx, space, seat, offer.role);
      if (offer.permissions) await updatePermissions(tx, space, seat, offer.permissions);
      await recordModeratorAct(
        tx,
        { communityId: row.id, userId },
        {
          type: 'members',
          action: 'role_changed',
          targetBlogId: subject.blog.id,
          changes: [{ field: 'role', before: member.role, after: offer.role }],
        },
      );
    }
  });
  const now = services.now() / 1000;
  const changed = requireFound((await communitiesByIds(db, [row.id], userId)).get(row.id), 'The community');
  return { community: await presentCommunity(db, changed, userId, { now }) };
};
