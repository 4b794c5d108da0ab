import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { putReport } from '#server/modules/blogs/reports/reports-repository.ts';
import { readablePost } from '#server/modules/posts/core/policy.ts';
import { replyIdOf, replyOfPost } from '#server/modules/posts/notes/replies-repository.ts';

export const flagNote: Handler<'flagNote'> = async ({ params, body, db, viewer }) => {
  const { blog, post } = await readablePost(db, params.blog, body.post_id, viewer.userId);
  const reply = await replyOfPost(db, post.id, replyIdOf(body.note_id));
  const isSeen = reply && (reply.scope === 'everyone' || reply.user_id === viewer.userId || post.is_own);
  if (!reply || !isSeen) throw domainError('not-found', { detail: 'That reply is gone.', field: 'note_id' });
  const { reason, note } = body;
  await db.transaction((tx) =>
    putReport(tx, viewer.userId, { blogId: blog.id, postId: post.id, replyId: reply.id, reason, note }),
  );
  return answer(204);
};
