import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { insertFollow } from '#server/modules/blogs/core/repository.ts';
import { holdLimit } from '#server/modules/users/daily-limits.ts';
import { mayFollowOneMore } from '../follow-limits.ts';
import { followTarget } from '../follow-target.ts';

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
