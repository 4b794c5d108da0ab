import type { Handler } from '#server/contract/handler.ts';
import { putReport } from '#server/modules/blogs/reports/reports-repository.ts';
import { readablePost } from '#server/modules/posts/core/policy.ts';
import { insertHidden } from '#server/modules/posts/hidden/hidden-repository.ts';

export const reportPost: Handler<'reportPost'> = async ({ params, body, db, viewer }) => {
  const { blog, post } = await readablePost(db, params.blog, params.id, viewer.userId);
  const { reason, note } = body;
  const report = await db.transaction(async (tx) => {
    if (body.hide) await insertHidden(tx, viewer.userId, post);
    return putReport(tx, viewer.userId, { blogId: blog.id, postId: post.id, reason, note });
  });
  return { report };
};
