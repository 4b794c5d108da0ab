import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { recommendedBlogs } from '#server/entities/blog/recommended-repository.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { reasonOf } from '../explore/reason.ts';

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
