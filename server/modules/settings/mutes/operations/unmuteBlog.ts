import { answer, type Handler } from '#server/contract/handler.ts';
import { namedBlog } from '#server/modules/blogs/blocks/policy.ts';
import { deleteMute } from '../mutes-repository.ts';

export const unmuteBlog: Handler<'unmuteBlog'> = async ({ params, db, viewer }) => {
  const blog = await namedBlog(db, params.blog, viewer.userId);
  await deleteMute(db, viewer.userId, blog.id);
  return answer(204);
};
