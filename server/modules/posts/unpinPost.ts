import { answer, type Handler } from '#server/contract/handler.ts';
import { unpinFromBlog } from './pin-repository.ts';
import { ownPost } from './policy.ts';

export const unpinPost: Handler<'unpinPost'> = async ({ params, db, viewer }) => {
  const { blog, post } = await ownPost(db, params.blog, params.id, viewer.userId);
  await unpinFromBlog(db, blog.id, post.id);
  return answer(204);
};
