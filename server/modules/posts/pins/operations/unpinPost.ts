import { answer, type Handler } from '#server/contract/handler.ts';
import { ownPost } from '#server/modules/posts/core/policy.ts';
import { unpinFromBlog } from '../pin-repository.ts';

export const unpinPost: Handler<'unpinPost'> = async ({ params, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  await unpinFromBlog(db, blog.id, post.id);
  return answer(204);
};
