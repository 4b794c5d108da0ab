import type { Handler } from '#server/contract/handler.ts';
import { domainError, rateLimited } from '#server/errors.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { countFollowsSince, insertFollow } from '#server/modules/blogs/core/repository.ts';
import { followTarget } from '../follow-target.ts';

const DAY = 86_400;
/** New follows a day (public API documentation, “Rate limits”). */
const FOLLOWS_PER_DAY = 200;

export const followBlog: Handler<'followBlog'> = async ({ body, db, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  if (blog.member_role !== null)
    throw domainError('not-allowed', { detail: 'You cannot follow your own blog.' });
  const since = Date.now() / 1000 - DAY;
  if (!blog.followed && (await countFollowsSince(db, viewer.userId, since)) >= FOLLOWS_PER_DAY) {
    throw rateLimited(DAY);
  }
  await db.transaction((tx) => insertFollow(tx, viewer.userId, blog.id));
  return { blog: presentBlogRef({ ...blog, followed: true }, viewer.userId) };
};
