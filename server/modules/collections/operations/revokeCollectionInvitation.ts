import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { findCollection } from '#server/entities/collection/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { invitationOfBlog } from '#server/membership/invitations-repository.ts';
import { declineInvitation } from '#server/membership/membership.ts';
import { deleteNotificationsOf } from '#server/notifications/notifications-repository.ts';

/** Withdraws an invitation to a collection; a writer of the invited blog declines it with the same call. */
export const revokeCollectionInvitation: Handler<'revokeCollectionInvitation'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  const isOwn = blog?.member_role !== null && blog?.member_role !== undefined;
  const row = isOwn ? await findCollection(db, params.collection_id, viewer.userId) : subject.collection();
  if (!blog || !row) throw domainError('not-found', { reason: 'invitation' });
  const space = collectionSpace(row.id);
  const invitation = await invitationOfBlog(db, space, blog.id, new Date(services.now()));
  if (!invitation) throw domainError('not-found', { reason: 'invitation' });
  const seat = { userId: invitation.recipientId, blogId: blog.id };
  await db.transaction(async (tx) => {
    await declineInvitation(tx, space, seat);
    await deleteNotificationsOf(tx, [invitation.id], ['collection_invitation']);
  });
  return undefined;
};
