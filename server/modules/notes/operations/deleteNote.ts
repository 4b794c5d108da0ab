import { domainError } from '#server/core/errors.ts';
import { countersOf } from '#server/entities/post/counters-repository.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { removeReply, replyIdOf, replyOfPost } from '../replies-repository.ts';

export const deleteNote: Handler<'deleteNote'> = async ({ params, body, subject, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, body.post_id, viewer.userId);
  const reply = await replyOfPost(db, post.id, replyIdOf(body.note_id));
  if (!reply) throw domainError('not-found', { reason: 'reply', field: 'note_id' });
  if (reply.user_id !== viewer.userId) subject.blog();
  await db.transaction((tx) => removeReply(tx, reply));
  return { counters: await countersOf(db, post.id, viewer.userId) };
};
