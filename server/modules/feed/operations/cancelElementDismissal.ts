import { restoreBlog } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { blogOfElement } from '#server/feed/elements/blog-element-id.ts';
import { restoreElement } from '#server/feed/elements/dismissed-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';

export const cancelElementDismissal: Handler<'cancelElementDismissal'> = async ({ params, db, viewer }) => {
  const element = { objectType: params.object_type, id: params.id };
  await restoreElement(db, viewer.userId, element);
  const uuid = blogOfElement(element);
  const blog = uuid === undefined ? undefined : await findBlog(db, uuid, viewer.userId);
  if (blog) await restoreBlog(db, viewer.userId, blog.id);
  return answer(204);
};
