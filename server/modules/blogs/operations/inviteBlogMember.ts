import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { writerSeat } from '#server/membership/members-repository.ts';
import { invite } from '#server/membership/membership.ts';
import { notifyOfInvitation } from '#server/notifications/notifications-repository.ts';
import { blogVerdict } from '#server/policies/blogs.ts';
import { checkInvitationLimit, shownInvitation } from '../members/invite.ts';
import { blocksBlog, memberOfBlog } from '../members/members-repository.ts';

const nobody = () => domainError('not-found', { reason: 'no_primary_blog' });

/** Invites a member. One who blocks the blog or the inviter counts as not found, so that the block is not revealed. */
export const inviteBlogMember: Handler<'inviteBlogMember'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id } = subject.blog;
  const now = new Date(services.now());
  const named = await findBlog(db, params.recipient, viewer.userId);
  const recipientId = named && (await memberOfBlog(db, named.id));
  if (!named || !recipientId || blogVerdict(named, viewer.userId) === 'gone') throw nobody();
  if (await blocksBlog(db, recipientId, id)) throw nobody();
  const recipient = writerSeat(recipientId);
  const invitationId = await db.transaction(async (tx) => {
    await checkInvitationLimit(tx, id, recipient, now);
    const written = await invite(tx, blogSpace(id), {
      senderId: viewer.userId,
      role: body.role,
      recipient,
      now,
    });
    await notifyOfInvitation(tx, written);
    return written;
  });
  return { invitation: await shownInvitation(db, id, invitationId, viewer.userId, now) };
};
