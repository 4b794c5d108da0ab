import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { inboxPage } from '../inbox-page.ts';

export const listSubmissions: Handler<'listSubmissions'> = ({ params, query, subject, db, viewer }) =>
  inboxPage({
    db,
    userId: viewer.userId,
    filter: { blogId: subject.blog.id, type: 'submission' },
    page: { offset: query.offset ?? 0, limit: query.limit ?? 20 },
    path: pathOf('listSubmissions', params),
  });
