import { followPage } from '#server/entities/blog/follow-page.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { followersOf } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

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
