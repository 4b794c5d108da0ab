import { ownPost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { unpinFromBlog } from '../pins/pin-repository.ts';

export const unpinPost: Handler<'unpinPost'> = async ({ params, subject, db, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  await unpinFromBlog(db, blog.id, post.id);
  return answer(204);
};
