import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import { hashToken } from '#server/core/tokens.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { takeInvitation, takeMailed } from '#server/membership/invitations-repository.ts';
import { lockMembers, writerSeat } from '#server/membership/members-repository.ts';
import { addMember } from '#server/membership/membership.ts';
import { deleteNotifications, notifyOfMember } from '#server/notifications/notifications-repository.ts';
import { membersOf } from '../members/members-repository.ts';

const noInvitation = () => domainError('not-found', { reason: 'invitation' });

/**
 * Joins a blog by an invitation. An invitation that cannot be used at the moment stays pending. Without one the blog
 * counts as not found, so that its existence is not revealed.
 */
export const joinBlog: Handler<'joinBlog'> = async ({ params, body, db, services, viewer }) => {
  const { userId } = viewer;
  const { token } = body;
  const missing = () => (token === undefined ? noInvitation() : domainError('link-expired'));
  const blog = await findBlog(db, params.blog, userId);
  if (!blog) throw missing();
  const space = blogSpace(blog.id);
  const now = new Date(services.now());
  await db.transaction(async (tx) => {
    await lockMembers(tx, space);
    const members = await membersOf(tx, blog.id);
    const isMember = members.some((member) => member.user_id === userId);
    const taken =
      token === undefined
        ? await takeInvitation(tx, space, writerSeat(userId))
        : await takeMailed(tx, space, hashToken(services.keys.mailedLink, token), now);
    if (isMember) throw domainError('already-done', { reason: 'own_membership' });
    if (!taken) throw missing();
    if (members.length >= limits.blogMembers) {
      throw domainError('limit-reached', { reason: 'members' });
    }
    await notifyOfMember(tx, blog.id, userId);
    // Joining by a link also consumes the member's own invitation.
    const own = await addMember(tx, space, writerSeat(userId), { role: taken.role, now });
    await deleteNotifications(tx, (own ?? taken).id);
  });
  const joined = await findBlog(db, blog.uuid, userId);
  if (!joined) throw missing();
  return { blog: presentBlog(joined, userId) };
};
