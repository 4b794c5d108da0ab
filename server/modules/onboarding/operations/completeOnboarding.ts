import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { findBlog, insertFollow } from '#server/entities/blog/repository.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { markWelcomed } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mayFollowOneMore } from '#server/modules/blogs/following/follow-limits.ts';
import { NEXT } from '../next-path.ts';

export const completeOnboarding: Handler<'completeOnboarding'> = async ({ body, db, services, viewer }) => {
  const { userId } = viewer;
  const named = await Promise.all(body.blogs.map((name) => findBlog(db, name, userId)));
  // Blogs that were closed meanwhile are skipped without an error.
  const blogs = named
    .filter((blog) => blog !== undefined)
    .filter((blog) => !blog.blocks_viewer && blog.member_role === null);
  const chosen = [...new Map(blogs.map((blog) => [blog.id, blog])).values()];
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'followsPerDay', userId);
    // Ordered by id, so that concurrent members who follow the same blogs cannot deadlock.
    for (const blog of chosen.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))) {
      if (!blog.followed) await mayFollowOneMore(tx, userId, services.now() / 1000);
      await insertFollow(tx, userId, blog.id);
    }
    await markWelcomed(tx, userId, new Date(services.now()));
  });
  return {
    followed: chosen.map((blog) => presentBlogRef({ ...blog, followed: true }, userId)),
    nextPath: NEXT.blogs,
  };
};
