import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { followPage } from '#server/modules/blogs/core/follow-page.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { userById } from '#server/modules/users/repository.ts';
import { followedByOwner } from '../followed-repository.ts';
import { sharingBlog } from '../policy.ts';

export const listBlogFollowing: Handler<'listBlogFollowing'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await sharingBlog(db, params.blog, viewerId, 'share_following');
  const total = (await userById(db, blog.owner_id))?.following_count ?? 0;
  const { rows, links } = await followPage({
    cursors: services.cursors,
    list: `blog-following/${blog.id}`,
    path: pathOf('listBlogFollowing', params),
    query,
    total,
    rows: (page) => followedByOwner(db, blog.owner_id, viewerId, page),
  });
  return { blogs: rows.map((row) => presentBlogRef(row, viewerId)), totalBlogs: total, links };
};
