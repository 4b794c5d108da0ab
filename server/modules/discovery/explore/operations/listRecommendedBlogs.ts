import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { recommendedBlogs } from '#server/modules/blogs/core/recommended-repository.ts';
import { reasonOf } from '../reason.ts';

const PATH = pathOf('listRecommendedBlogs');

export const listRecommendedBlogs: Handler<'listRecommendedBlogs'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 10 } = query;
  const viewerId = viewer?.userId ?? null;
  const rows = await recommendedBlogs(db, viewerId, offset, limit + 1);
  const hasMore = rows.length > limit;
  return {
    blogs: rows
      .slice(0, limit)
      .map((row) => ({ ...presentBlogRef(row, viewerId), recommendation: reasonOf(row) })),
    links: hasMore ? { next: pageLink(PATH, {}, { offset: offset + limit, limit }) } : {},
  };
};
