import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteBlock } from '../blocks-repository.ts';
import { namedBlog } from '../policy.ts';

export const unblockForBlog: Handler<'unblockForBlog'> = async ({ params, subject, db, viewer }) => {
  const blog = await namedBlog(db, params.blocked, viewer.userId);
  await deleteBlock(db, { blogId: subject.blog.id }, blog.id);
  return answer(204);
};
