import type { Handler } from '#server/contract/handler.ts';
import { canBeBooped } from '../../boops/taking-part.ts';
import { selectBlogFields } from '../blog-fields.ts';
import { readableBlog } from '../policy.ts';
import { presentBlog } from '../presenter.ts';

export const getBlogInfo: Handler<'getBlogInfo'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const shown = presentBlog(blog, viewerId);
  if (viewerId !== null) shown.canBeBooped = await canBeBooped(db, blog, viewerId);
  return { blog: selectBlogFields(shown, query['fields[blogs]']) };
};
