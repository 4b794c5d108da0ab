import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { unbanFromCommunity } from '../moderation/members/member-acts.ts';

/** Lifts the ban of a blog. Nothing happens when there is none. */
export const revokeCommunityBan: Handler<'revokeCommunityBan'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (blog) await unbanFromCommunity({ db, community, viewerId: viewer.userId, now: services.now() }, blog);
  return undefined;
};
