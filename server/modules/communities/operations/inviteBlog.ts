import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace, isFull } from '#server/entities/community/policy.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { banOf } from '#server/membership/bans-repository.ts';
import { findInvitation, invitationOfBlog } from '#server/membership/invitations-repository.ts';
import { lockMembers } from '#server/membership/members-repository.ts';
import { invite } from '#server/membership/membership.ts';
import { notifyOfCommunityInvitation } from '#server/notifications/notifications-repository.ts';
import { blogVerdict, takesPart } from '#server/policies/blogs.ts';
import { presentCommunityInvitations } from '../invitations/invitation-presenter.ts';
import { hasRefused } from '../invitations/refusals-repository.ts';
import { refuseInviter } from '../invitations/rules.ts';
import { countSentInvitations } from '../invitations/sent-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { isSeated } from '../people/seats-repository.ts';

const DAY_MS = 86_400_000;
const noBlog = () => domainError('not-found', { reason: 'blog' });

/**
 * Invites a blog to a community. One that blocks the inviter counts as not found, as everywhere, and one whose owner
 * declined for good cannot be invited.
 */
export const inviteBlog: Handler<'inviteBlog'> = async ({ params, body, subject, db, services, viewer }) => {
  const row = subject.community;
  refuseInviter(row);
  const now = new Date(services.now());
  const space = communitySpace(row.id);
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (!blog || blogVerdict(blog, viewer.userId) === 'gone') throw noBlog();
  if (!takesPart(blog)) throw domainError('community-cannot-join');
  const sender = await writingSeat(db, row, viewer.userId);
  const recipient = { userId: blog.owner_id, blogId: blog.id };
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'communityInvitationsPerDay', viewer.userId);
    await lockMembers(tx, space);
    if (await isSeated(tx, row.id, blog.id)) throw domainError('community-already-member');
    if (await invitationOfBlog(tx, space, blog.id, now)) throw domainError('community-already-invited');
    if (await banOf(tx, space, recipient.userId, now)) throw domainError('community-cannot-join');
    if (await hasRefused(tx, row.id, recipient.userId)) throw domainError('community-cannot-join');
    if (isFull(row)) throw domainError('community-full');
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countSentInvitations(tx, viewer.userId, since)) >= limits.communityInvitationsPerDay) {
      throw domainError('limit-reached', {
        reason: 'invitations',
        params: { limit: limits.communityInvitationsPerDay },
      });
    }
    const { message } = body ?? {};
    const invitationId = await invite(tx, space, {
      senderId: viewer.userId,
      senderBlogId: sender.blog_id,
      recipient,
      role: 'member',
      now,
      ...(message === undefined ? {} : { message }),
    });
    await notifyOfCommunityInvitation(tx, invitationId);
    await recordModeratorAct(
      tx,
      { communityId: row.id, userId: viewer.userId },
      { type: 'invitations', action: 'invitation_sent', targetBlogId: blog.id },
    );
  });
  const written = await findInvitation(db, space, now, recipient);
  const [invitation] = await presentCommunityInvitations(db, written ? [written] : [], viewer.userId);
  if (!invitation) throw domainError('not-found', { reason: 'invitation_withdrawn' });
  return { invitation };
};
