import { domainError } from '#server/core/errors.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import { refuseBurning } from '#server/entities/post/refuse-burning.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { lockPost, removePost } from '#server/modules/posts/compose/write-repository.ts';

export const deletePost: Handler<'deletePost'> = async ({ params, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  const removed = await db.transaction(async (tx) => {
    await lockPost(tx, blog.id, post.id);
    await refuseBurning(tx, post.id);
    return removePost(tx, blog.id, post.id);
  });
  if (!removed) throw domainError('not-found', { reason: 'post' });
  return answer(204);
};
