import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { followPage } from '#server/modules/blogs/core/follow-page.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { followedBlogs } from '#server/modules/blogs/core/repository.ts';
import { userById } from '#server/modules/users/repository.ts';

export const listFollowing: Handler<'listFollowing'> = async ({ query, db, services, viewer }) => {
  const total = (await userById(db, viewer.userId))?.following_count ?? 0;
  const { rows, links } = await followPage({
    cursors: services.cursors,
    list: `following/${viewer.userId}`,
    path: pathOf('listFollowing'),
    query,
    total,
    rows: (page) => followedBlogs(db, viewer.userId, page),
  });
  return { blogs: rows.map((row) => presentBlogRef(row, viewer.userId)), totalBlogs: total, links };
};
