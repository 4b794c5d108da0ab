import { readablePost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertHidden } from '#server/modules/filters/hidden-posts/hidden-repository.ts';
import { putReport } from '#server/modules/moderation/reports/reports-repository.ts';

export const reportPost: Handler<'reportPost'> = async ({ params, body, db, viewer }) => {
  const { blog, post } = await readablePost(db, params.blog, params.id, viewer.userId);
  const { reason, note } = body;
  const report = await db.transaction(async (tx) => {
    if (body.hide) await insertHidden(tx, viewer.userId, post);
    return putReport(tx, viewer.userId, { blogId: blog.id, postId: post.id, reason, note });
  });
  return { report };
};
