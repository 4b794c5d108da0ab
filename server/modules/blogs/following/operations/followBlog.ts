import { limits } from '#generated/limits.ts';
import type { Handler } from '#server/contract/handler.ts';
import { domainError, rateLimited } from '#server/errors.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { countFollowsSince, insertFollow } from '#server/modules/blogs/core/repository.ts';
import { DAY, holdLimit } from '#server/modules/users/daily-limits.ts';
import { followTarget } from '../follow-target.ts';

export const followBlog: Handler<'followBlog'> = async ({ body, db, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  if (blog.member_role !== null)
    throw domainError('not-allowed', { detail: 'You cannot follow your own blog.' });
  await db.transaction(async (tx) => {
    await holdLimit(tx, 'followsPerDay', viewer.userId);
    const today = await countFollowsSince(tx, viewer.userId, Date.now() / 1000 - DAY);
    if (!blog.followed && today >= limits.followsPerDay) throw rateLimited(DAY);
    await insertFollow(tx, viewer.userId, blog.id);
  });
  return { blog: presentBlogRef({ ...blog, followed: true }, viewer.userId) };
};
