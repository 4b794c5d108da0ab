import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { denyRequest } from '#server/membership/membership.ts';
import { notifyOfRequestAnswer } from '#server/notifications/notifications-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { requestOfBlog } from '../people/requests-repository.ts';
import { communityNamed } from '../show/entry.ts';

const noRequest = () => domainError('not-found', { reason: 'membership_request' });

/** Denies a request for membership, or withdraws it as the one who asked. */
export const denyMembershipRequest: Handler<'denyMembershipRequest'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  const asked = blog && (await requestOfBlog(db, row.id, blog.id));
  // The one who asked may withdraw; everybody else needs the moderator's role.
  if (asked?.user_id !== viewer.userId) subject.community();
  if (!blog || !asked) throw noRequest();
  const space = communitySpace(row.id);
  const seat = { userId: asked.user_id, blogId: blog.id };
  await db.transaction(async (tx) => {
    if (asked.user_id !== viewer.userId) await notifyOfRequestAnswer(tx, asked.id, 'Denied');
    if (!(await denyRequest(tx, space, seat))) throw noRequest();
    if (asked.user_id === viewer.userId) return;
    await recordModeratorAct(
      tx,
      { communityId: row.id, userId: viewer.userId },
      { type: 'members', action: 'request_denied', targetBlogId: blog.id },
    );
  });
  return undefined;
};
