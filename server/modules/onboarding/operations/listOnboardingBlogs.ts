import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
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
