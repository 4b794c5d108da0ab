import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { followPage } from '#server/modules/blogs/core/follow-page.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { followersOf } from '#server/modules/blogs/core/repository.ts';

export const listBlogFollowers: Handler<'listBlogFollowers'> = async ({
  params,
  query,
  subject: { blog },
  db,
  services,
  viewer,
}) => {
  const { rows, links } = await followPage({
    cursors: services.cursors,
    list: `followers/${blog.id}`,
    path: pathOf('listBlogFollowers', params),
    query,
    total: blog.follower_count,
    rows: (page) => followersOf(db, blog.id, viewer.userId, page),
  });
  return {
    users: rows.map((row) => presentBlogRef(row, viewer.userId)),
    totalUsers: blog.follower_count,
    links,
  };
};
