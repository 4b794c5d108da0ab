import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { inboxPage } from '#server/modules/inbox/inbox-page.ts';

export const listInbox: Handler<'listInbox'> = ({ query, db, viewer }) => {
  const { sort = 'desc', type = 'all', offset = 0, limit = 20 } = query;
  return inboxPage({
    db,
    userId: viewer.userId,
    filter: { type },
    sort,
    page: { offset, limit },
    path: pathOf('listInbox', {}),
    query: { sort, type },
  });
};
