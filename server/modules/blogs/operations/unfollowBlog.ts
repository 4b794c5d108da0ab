import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { deleteFollow } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { followTarget } from '../following/follow-target.ts';

export const unfollowBlog: Handler<'unfollowBlog'> = async ({ body, db, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  await db.transaction((tx) => deleteFollow(tx, viewer.userId, blog.id));
  return { blog: presentBlogRef({ ...blog, followed: false }, viewer.userId) };
};
