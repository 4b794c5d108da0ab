import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { trendingBlogs } from '#server/entities/blog/recommended-repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

const PATH = pathOf('listTrendingBlogs');

export const listTrendingBlogs: Handler<'listTrendingBlogs'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 10 } = query;
  const viewerId = viewer?.userId ?? null;
  const rows = await trendingBlogs(db, viewerId, offset, limit + 1);
  const hasMore = rows.length > limit;
  return {
    blogs: rows.slice(0, limit).map((row) => presentBlogRef(row, viewerId)),
    links: hasMore ? { next: pageLink(PATH, {}, { offset: offset + limit, limit }) } : {},
  };
};
