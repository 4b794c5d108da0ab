import type { Handler } from '#server/contract/handler.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { followedBlogs } from '#server/modules/blogs/core/repository.ts';
import { userById } from '#server/modules/users/repository.ts';

export const listFollowing: Handler<'listFollowing'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 20 } = query;
  const [rows, user] = await Promise.all([
    followedBlogs(db, viewer.userId, offset, limit),
    userById(db, viewer.userId),
  ]);
  const total = user?.following_count ?? 0;
  return {
    blogs: rows.map((row) => presentBlogRef(row, viewer.userId)),
    totalBlogs: total,
    links: offsetLinks('/v2/user/following', { offset, limit }, total),
  };
};
