import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { inboxPage } from '#server/modules/inbox/inbox-page.ts';

export const listBlogInbox: Handler<'listBlogInbox'> = ({ params, query, subject, db, viewer }) => {
  const { sort = 'desc', type = 'all', offset = 0, limit = 20 } = query;
  return inboxPage({
    db,
    userId: viewer.userId,
    filter: { blogId: subject.blog.id, type },
    sort,
    page: { offset, limit },
    path: pathOf('listBlogInbox', params),
    query: { sort, type },
  });
};
