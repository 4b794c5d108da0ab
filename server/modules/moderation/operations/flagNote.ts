import { domainError } from '#server/core/errors.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { putReport } from '#server/modules/moderation/reports/reports-repository.ts';
import { replyIdOf, replyOfPost } from '#server/modules/notes/replies-repository.ts';

export const flagNote: Handler<'flagNote'> = async ({ params, body, db, viewer }) => {
  const { blog, post } = await readablePost(db, params.blog, body.post_id, viewer.userId);
  const reply = await replyOfPost(db, post.id, replyIdOf(body.note_id));
  const isSeen = reply && (reply.scope === 'everyone' || reply.user_id === viewer.userId || post.is_own);
  if (!reply || !isSeen) throw domainError('not-found', { reason: 'reply', field: 'note_id' });
  const { reason, note } = body;
  await db.transaction((tx) =>
    putReport(tx, viewer.userId, { blogId: blog.id, postId: post.id, replyId: reply.id, reason, note }),
  );
  return answer(204);
};
