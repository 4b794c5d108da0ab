import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteBlock } from '#server/modules/blocks/blocks-repository.ts';
import { namedBlog } from '#server/modules/blocks/policy.ts';

export const unblockBlog: Handler<'unblockBlog'> = async ({ params, db, viewer }) => {
  const blog = await namedBlog(db, params.blog, viewer.userId);
  await deleteBlock(db, { userId: viewer.userId }, blog.id);
  return answer(204);
};
