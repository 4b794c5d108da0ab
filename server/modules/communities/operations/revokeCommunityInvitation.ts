import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { invitationOfBlog } from '#server/membership/invitations-repository.ts';
import { declineInvitation } from '#server/membership/membership.ts';
import { deleteNotifications } from '#server/notifications/notifications-repository.ts';
import { insertRefusal } from '../invitations/refusals-repository.ts';
import { refuseInviter } from '../invitations/rules.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { communityNamed } from '../show/entry.ts';

/**
 * Declines an invitation for a writer of the invited blog, also for good; anybody else must be one who may invite to
 * withdraw it.
 */
export const revokeCommunityInvitation: Handler<'revokeCommunityInvitation'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  const isOwn = Boolean(blog?.member_role);
  if (!isOwn) refuseInviter(subject.community());
  const space = communitySpace(row.id);
  const found = blog && (await invitationOfBlog(db, space, blog.id, new Date(services.now())));
  const recipientId = found?.recipientId;
  if (!blog || !recipientId) throw domainError('not-found', { reason: 'invitation' });
  await db.transaction(async (tx) => {
    const taken = await declineInvitation(tx, space, { userId: recipientId, blogId: blog.id });
    if (!taken) throw domainError('not-found', { reason: 'invitation' });
    await deleteNotifications(tx, taken.id);
    if (!isOwn) {
      await recordModeratorAct(
        tx,
        { communityId: row.id, userId: viewer.userId },
        { type: 'invitations', action: 'invitation_revoked', targetBlogId: blog.id },
      );
    }
    if (isOwn && query.do_not_invite) await insertRefusal(tx, row.id, viewer.userId);
  });
  return undefined;
};
