import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pendingInvitations } from '#server/membership/invitations-repository.ts';
import { invite } from '#server/membership/membership.ts';
import { notifyOfCollectionInvitation } from '#server/notifications/notifications-repository.ts';
import { isListable } from '#server/policies/blogs.ts';
import { presentInvitations } from '../people/invitation-presenter.ts';

/**
 * Invites a blog to put posts into a collection, or changes its invitation. A blog that blocks the member is not found,
 * so that the block is not revealed.
 */
export const inviteCollaborator: Handler<'inviteCollaborator'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const space = collectionSpace(subject.collection.id);
  const now = new Date(services.now());
  const blog = await findBlog(db, params.blog, userId);
  if (!blog || !isListable(blog, userId)) throw domainError('not-found', { reason: 'blog' });
  const id = await db.transaction(async (tx) => {
    const invited = await invite(tx, space, {
      senderId: userId,
      recipient: { userId: blog.owner_id, blogId: blog.id },
      role: body.role,
      message: body.message?.trim() ?? '',
      now,
    });
    await notifyOfCollectionInvitation(tx, invited);
    return invited;
  });
  const [invitation] = await presentInvitations(db, await pendingInvitations(db, space, now, id), userId);
  return { invitation: requireFound(invitation, 'The invitation') };
};
