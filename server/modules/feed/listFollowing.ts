import type { Handler } from '#server/contract/handler.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { userById } from '../auth/repository.ts';
import { presentBlogRef } from '../blogs/presenter.ts';
import { followedBlogs } from '../blogs/repository.ts';

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
