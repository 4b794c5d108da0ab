import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { foundPage } from '../search/found-pages.ts';
import { findBlogs } from '../search/search-repository.ts';

export const searchBlogs: Handler<'searchBlogs'> = async ({ query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { page, total, links } = foundPage(await findBlogs(db, query.query, viewerId), {
    cursors: services.cursors,
    list: 'search/blogs',
    path: pathOf('searchBlogs'),
    asked: query,
  });
  return { blogs: page.map((row) => presentBlogRef(row, viewerId)), total, links };
};
