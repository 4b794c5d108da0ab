import type { Handler } from '#server/contract/handler.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { deleteFollow } from '#server/modules/blogs/core/repository.ts';
import { followTarget } from '../follow-target.ts';

export const unfollowBlog: Handler<'unfollowBlog'> = async ({ body, db, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  await db.transaction((tx) => deleteFollow(tx, viewer.userId, blog.id));
  return { blog: presentBlogRef({ ...blog, followed: false }, viewer.userId) };
};
