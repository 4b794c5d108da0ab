import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { removePost } from '#server/modules/posts/writing/write-repository.ts';
import { ownPost } from '../policy.ts';

export const deletePost: Handler<'deletePost'> = async ({ params, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  const removed = await db.transaction((tx) => removePost(tx, blog.id, post.id));
  if (!removed) throw domainError('not-found', { detail: 'There is no such post.' });
  return answer(204);
};
