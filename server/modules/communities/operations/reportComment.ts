import { answer, type Handler } from '#server/http/contract/handler.ts';
import { shownComment } from '../comments/comment-rules.ts';
import { report } from '../moderation/reports/report.ts';
import { readablePostIn } from '../posts/community-post.ts';

/** Reports a comment to the moderators of the community. */
export const reportComment: Handler<'reportComment'> = async ({ params, body, db, viewer }) => {
  const { userId } = viewer;
  const { community, post } = await readablePostIn(db, params, userId);
  const row = await shownComment(db, post.id, params.comment_id, userId);
  const thing = {
    ...{ communityId: community.id, userId: row.user_id, blogId: row.blog_id },
    ...{ post, commentId: row.id },
  };
  return answer(201, { report: await report(db, community, thing, { userId, body }) });
};
