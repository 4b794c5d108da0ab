import { selectBlogFields } from '#server/entities/blog/blog-fields.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { canBeBooped } from '../../boops/taking-part.ts';

export const getBlogInfo: Handler<'getBlogInfo'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const shown = presentBlog(blog, viewerId);
  if (viewerId !== null) shown.canBeBooped = await canBeBooped(db, blog, viewerId);
  return { blog: selectBlogFields(shown, query['fields[blogs]']) };
};
