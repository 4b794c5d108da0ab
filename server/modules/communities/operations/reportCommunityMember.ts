import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { report } from '../moderation/reports/report.ts';
import { memberOfCommunity } from '../people/member-list-repository.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Reports a member to the moderators of a community. */
export const reportCommunityMember: Handler<'reportCommunityMember'> = async ({
  params,
  body,
  db,
  viewer,
}) => {
  const { userId } = viewer;
  const community = await viewableCommunity(db, params.community, userId);
  const blog = await findBlog(db, params.blog, userId);
  const member = blog && (await memberOfCommunity(db, community.id, blog.id, userId));
  if (!member) throw domainError('not-found', { reason: 'member' });
  const seat = {
    ...{ communityId: community.id, userId: member.user_id, blogId: member.blog_id },
    seatId: member.id,
  };
  return answer(201, { report: await report(db, community, seat, { userId, body }) });
};
