import { followPage } from '#server/entities/blog/follow-page.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { followedBlogs } from '#server/entities/blog/repository.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

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
