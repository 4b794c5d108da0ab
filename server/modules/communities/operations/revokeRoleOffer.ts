import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteNotifications, notifyOfRoleAnswer } from '#server/notifications/notifications-repository.ts';
import { recordCommunityAct } from '../moderation/audit-log-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { deleteOffer, offerToBlog } from '../people/role-offers-repository.ts';
import { communityNamed } from '../show/entry.ts';

/** Withdraws the offer of a role as an admin, or declines it as a writer of the blog. */
export const revokeRoleOffer: Handler<'revokeRoleOffer'> = async ({ params, subject, db, viewer }) => {
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  // Writers of the blog may decline; everybody else needs the admin's role.
  if (!blog?.member_role) subject.community();
  if (!blog) return undefined;
  await db.transaction(async (tx) => {
    const offer = await offerToBlog(tx, row.id, blog.id);
    if (!offer) return;
    if (blog.member_role) await notifyOfRoleAnswer(tx, offer.id, false);
    await deleteOffer(tx, row.id, blog.id);
    await deleteNotifications(tx, offer.id);
    const act = { type: 'members', action: 'role_offer_answered', targetBlogId: blog.id } as const;
    if (blog.member_role) {
      const actor = { kind: 'member', blogId: blog.id } as const;
      await recordCommunityAct(tx, { ...act, communityId: row.id, actor });
    } else await recordModeratorAct(tx, { communityId: row.id, userId: viewer.userId }, act);
  });
  return undefined;
};
