import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { pageLink } from '#server/feed/page-links.ts';
import { presentBlogRef } from '#server/modules/blogs/core/presenter.ts';
import { reasonOf } from '#server/modules/discovery/explore/reason.ts';
import { suggestedBlogs } from '../blog-repository.ts';

const PATH = pathOf('listOnboardingBlogs');

export const listOnboardingBlogs: Handler<'listOnboardingBlogs'> = async ({ query, db, viewer }) => {
  const { offset = 0, limit = 10 } = query;
  const rows = await suggestedBlogs(db, viewer.userId, offset, limit + 1);
  return {
    blogs: rows.slice(0, limit).map((row) => ({
      ...presentBlogRef(row, viewer.userId),
      recommendation: reasonOf({ friends: [], common_tag: row.common_tag }),
    })),
    links: rows.length > limit ? { next: pageLink(PATH, {}, { offset: offset + limit, limit }) } : {},
  };
};
