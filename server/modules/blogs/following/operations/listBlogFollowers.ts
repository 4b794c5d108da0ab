import type { Handler } from '#server/contract/handler.ts';
import { offsetLinks } from '#server/feed/page-links.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { followersOf } from '#server/modules/blogs/core/repository.ts';

export const listBlogFollowers: Handler<'listBlogFollowers'> = async ({
  params,
  query,
  subject,
  db,
  viewer,
}) => {
  const { blog } = subject;
  const { offset = 0, limit = 20 } = query;
  const rows = await followersOf(db, blog.id, viewer.userId, offset, limit);
  const path = `/v2/blog/${encodeURIComponent(params.blog)}/followers`;
  return {
    users: rows.map((row) => presentBlogRef(row, viewer.userId)),
    totalUsers: blog.follower_count,
    links: offsetLinks(path, { offset, limit }, blog.follower_count),
  };
};
