import { domainError } from '#server/core/errors.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { pinOnBlog } from '../pins/pin-repository.ts';

export const pinPost: Handler<'pinPost'> = async ({ params, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  await db.transaction(async (tx) => {
    // Thrown inside the transaction, so that the previously pinned post stays pinned.
    if (!(await pinOnBlog(tx, blog.id, post.id))) {
      throw domainError('not-in-this-state', { reason: 'not_published' });
    }
  });
  return answer(204);
};
