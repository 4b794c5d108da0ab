import { domainError } from '#server/core/errors.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { insertFollow } from '#server/entities/blog/repository.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mayFollowOneMore } from '../following/follow-limits.ts';
import { followTarget } from '../following/follow-target.ts';

export const followBlog: Handler<'followBlog'> = async ({ body, db, services, viewer }) => {
  const blog = await followTarget(db, body, viewer.userId);
  if (blog.member_role !== null) throw domainError('not-allowed', { reason: 'follow_self' });
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'followsPerDay', viewer.userId);
    if (!blog.followed) await mayFollowOneMore(tx, viewer.userId, services.now() / 1000);
    await insertFollow(tx, viewer.userId, blog.id);
  });
  return { blog: presentBlogRef({ ...blog, followed: true }, viewer.userId) };
};
