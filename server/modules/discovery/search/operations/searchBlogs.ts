import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { foundPage } from '../found-pages.ts';
import { findBlogs } from '../search-repository.ts';

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
