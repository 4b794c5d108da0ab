import type { Handler } from '#server/contract/handler.ts';
import { selectBlogFields } from '../blog-fields.ts';
import { readableBlog } from '../policy.ts';
import { presentBlog } from '../presenter.ts';

export const getBlogInfo: Handler<'getBlogInfo'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  return { blog: selectBlogFields(presentBlog(blog, viewerId), query['fields[blogs]']) };
};
