import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { notifyOfInvitation } from '#server/notifications/write-notifications.ts';
import { blogVerdict } from '#server/policies/blogs.ts';
import { insertInvitation } from '../members/invitations-repository.ts';
import { checkInvitationLimit, shownInvitation } from '../members/invite.ts';
import { blocksBlog, memberOfBlog, membersOf } from '../members/members-repository.ts';

const nobody = () => domainError('not-found', { detail: 'No member has this as their first blog.' });

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
  const invitationId = await db.transaction(async (tx) => {
    await checkInvitationLimit(tx, id, { recipientId }, now);
    if ((await membersOf(tx, id)).some(({ user_id }) => user_id === recipientId)) {
      throw domainError('already-done', { detail: 'They write for this blog already.' });
    }
    const written = await insertInvitation(tx, {
      blogId: id,
      senderId: viewer.userId,
      role: body.role,
      recipientId,
    });
    await notifyOfInvitation(tx, written);
    return written;
  });
  return { invitation: await shownInvitation(db, id, invitationId, viewer.userId, now) };
};
