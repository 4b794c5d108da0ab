import type { Handler } from '#server/contract/handler.ts';
import { followTarget } from './follow-target.ts';
import { presentBlogRef } from './presenter.ts';
import { deleteFollow } from './repository.ts';

export const unfollowBlog: Handler<'unfollowBlog'> = async ({ body, db, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  await db.transaction((tx) => deleteFollow(tx, viewer.userId, blog.id));
  return { blog: presentBlogRef({ ...blog, followed: false }, viewer.userId) };
};
