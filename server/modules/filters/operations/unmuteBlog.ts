import { answer, type Handler } from '#server/http/contract/handler.ts';
import { namedBlog } from '#server/modules/blocks/policy.ts';
import { deleteMute } from '../muted-blogs/mutes-repository.ts';

export const unmuteBlog: Handler<'unmuteBlog'> = async ({ params, db, viewer }) => {
  const blog = await namedBlog(db, params.blog, viewer.userId);
  await deleteMute(db, viewer.userId, blog.id);
  return answer(204);
};
