import type { Database } from '#server/db/database.ts';
import { selectBlogFields } from '#server/entities/blog/blog-fields.ts';
import { messageableBlog } from '#server/entities/blog/message-policy.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { blogsOfUser } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { canBeBooped } from '../../boops/taking-part.ts';

/** Returns true when the member's primary blog may write to a blog of somebody else. */
async function canBeMessaged(db: Database, blog: BlogRow, viewerId: string): Promise<boolean> {
  const own = (await blogsOfUser(db, viewerId)).find(({ is_primary }) => is_primary);
  return own !== undefined && (await messageableBlog(db, own, [blog])).has(blog.id);
}

export const getBlogInfo: Handler<'getBlogInfo'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const shown = presentBlog(blog, viewerId);
  if (viewerId !== null) {
    shown.canBeBooped = await canBeBooped(db, blog, viewerId);
    if (blog.member_role === null) shown.canMessage = await canBeMessaged(db, blog, viewerId);
  }
  return { blog: selectBlogFields(shown, query['fields[blogs]']) };
};
