import type { Handler } from '#server/contract/handler.ts';
import { inboxPage } from '#server/modules/posts/inbox/inbox-page.ts';

export const listInbox: Handler<'listInbox'> = ({ query, db, viewer }) => {
  const { sort = 'desc', type = 'all', offset = 0, limit = 20 } = query;
  return inboxPage({
    db,
    userId: viewer.userId,
    filter: { type },
    sort,
    page: { offset, limit },
    path: '/v2/user/inbox',
    query: { sort, type },
  });
};
