import { limits } from '#generated/limits.ts';
import type { Handler } from '#server/contract/handler.ts';
import type { Queryable } from '#server/db/database.ts';
import { domainError, rateLimited } from '#server/errors.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { countFollowsSince, insertFollow } from '#server/modules/blogs/core/repository.ts';
import { DAY, holdLimit } from '#server/modules/users/daily-limits.ts';
import { followTarget } from '../follow-target.ts';

/**
 * @param now seconds since 1970
 * @throws limit-reached for too many at once, rate-limit-exceeded for too many within a day
 */
async function mayFollowOneMore(tx: Queryable, userId: string, now: number): Promise<void> {
  if ((await countFollowsSince(tx, userId, 0)) >= limits.followedBlogs) {
    const most = limits.followedBlogs.toLocaleString('en');
    throw domainError('limit-reached', { detail: `You follow ${most} blogs, as many as anybody can.` });
  }
  if ((await countFollowsSince(tx, userId, now - DAY)) >= limits.followsPerDay) throw rateLimited(DAY);
}

export const followBlog: Handler<'followBlog'> = async ({ body, db, services, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  if (blog.member_role !== null)
    throw domainError('not-allowed', { detail: 'You cannot follow your own blog.' });
  await db.transaction(async (tx) => {
    await holdLimit(tx, 'followsPerDay', viewer.userId);
    if (!blog.followed) await mayFollowOneMore(tx, viewer.userId, services.now() / 1000);
    await insertFollow(tx, viewer.userId, blog.id);
  });
  return { blog: presentBlogRef({ ...blog, followed: true }, viewer.userId) };
};
