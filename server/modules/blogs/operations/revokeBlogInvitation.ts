import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteMailed } from '#server/membership/invitations-repository.ts';
import { writerSeat } from '#server/membership/members-repository.ts';
import { declineInvitation } from '#server/membership/membership.ts';
import { deleteNotifications } from '#server/notifications/notifications-repository.ts';
import { memberOfBlog } from '../members/members-repository.ts';

/** Deletes a member's invitation. Returns true when there was one. */
async function withdraw(tx: Queryable, blogId: string, recipientId: string): Promise<boolean> {
  const gone = await declineInvitation(tx, blogSpace(blogId), writerSeat(recipientId));
  if (gone) await deleteNotifications(tx, gone.id);
  return gone !== undefined;
}

/** Declines an invitation for its recipient; any other member must be an admin of the blog to withdraw it. */
export const revokeBlogInvitation: Handler<'revokeBlogInvitation'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const named = await findBlog(db, params.recipient, viewer.userId);
  const recipientId = named && (await memberOfBlog(db, named.id));
  if (recipientId === viewer.userId) {
    const blog = await findBlog(db, params.blog, viewer.userId);
    if (blog && (await db.transaction((tx) => withdraw(tx, blog.id, recipientId)))) return answer(204);
  }
  const { id } = subject.blog();
  const isGone =
    (recipientId !== undefined && (await db.transaction((tx) => withdraw(tx, id, recipientId)))) ||
    (await deleteMailed(db, blogSpace(id), params.recipient));
  if (!isGone) throw domainError('not-found', { reason: 'invitation' });
  return answer(204);
};
