import { followPage } from '#server/entities/blog/follow-page.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { followedByOwner } from '../sharing/followed-repository.ts';
import { sharingBlog } from '../sharing/policy.ts';

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
