import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countDrafts, draftPosition, draftsSkeleton } from '../drafts/drafts-repository.ts';

export const listDrafts: Handler<'listDrafts'> = async ({ params, query, subject, db, services, viewer }) => {
  const { cursor, limit = 20, before_id } = query;
  const { blog } = subject;
  const below = before_id === undefined ? undefined : await draftPosition(db, blog.id, before_id);
  const [total, page] = await Promise.all([
    countDrafts(db, blog.id),
    postPage({
      db,
      cursors: services.cursors,
      viewerId: viewer.userId,
      known: [blog],
      states: ['draft', 'transcoding'],
      skeleton: draftsSkeleton(db, blog.id, below),
      list: `drafts/${blog.id}`,
      cursor,
      limit,
      path: pathOf('listDrafts', params),
      query: { ...query, before_id: undefined },
    }),
  ]);
  return { total, ...page };
};
