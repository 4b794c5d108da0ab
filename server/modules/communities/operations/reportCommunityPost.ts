import { answer, type Handler } from '#server/http/contract/handler.ts';
import { report } from '../moderation/reports/report.ts';
import { readablePostIn } from '../posts/community-post.ts';

/** Reports a post to the moderators of its community. */
export const reportCommunityPost: Handler<'reportCommunityPost'> = async ({ params, body, db, viewer }) => {
  const { userId } = viewer;
  const { community, post } = await readablePostIn(db, params, userId);
  const thing = { communityId: community.id, userId: post.author_id, blogId: post.blog_id, post };
  return answer(201, { report: await report(db, community, thing, { userId, body }) });
};
