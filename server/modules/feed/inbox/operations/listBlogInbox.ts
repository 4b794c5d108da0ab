import type { Handler } from '#server/contract/handler.ts';
import { inboxPage } from '#server/modules/posts/inbox/inbox-page.ts';

export const listBlogInbox: Handler<'listBlogInbox'> = ({ params, query, subject, db, viewer }) => {
  const { sort = 'desc', type = 'all', offset = 0, limit = 20 } = query;
  return inboxPage({
    db,
    userId: viewer.userId,
    filter: { blogId: subject.blog.id, type },
    sort,
    page: { offset, limit },
    path: `/v2/user/inbox/${encodeURIComponent(params.blog)}`,
    query: { sort, type },
  });
};
