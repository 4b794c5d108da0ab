import type { Handler } from '#server/contract/handler.ts';
import { inboxPage } from '../inbox-page.ts';

export const listSubmissions: Handler<'listSubmissions'> = ({ params, query, subject, db, viewer }) =>
  inboxPage({
    db,
    userId: viewer.userId,
    filter: { blogId: subject.blog.id, type: 'submission' },
    page: { offset: query.offset ?? 0, limit: query.limit ?? 20 },
    path: `/v2/blog/${encodeURIComponent(params.blog)}/posts/submission`,
  });
