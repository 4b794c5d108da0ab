import { dismissBlog } from '#server/entities/blog/recommended-repository.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { blogOfElement } from '#server/feed/elements/blog-element-id.ts';
import { dismissElement } from '#server/feed/elements/dismissed-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';

export const dismissTimelineElement: Handler<'dismissTimelineElement'> = async ({ body, db, viewer }) => {
  const element = { objectType: body.object_type, id: body.id };
  await dismissElement(db, viewer.userId, element);
  const uuid = blogOfElement(element);
  const blog = uuid === undefined ? undefined : await findBlog(db, uuid, viewer.userId);
  if (blog) await dismissBlog(db, viewer.userId, blog.id);
  return answer(204);
};
