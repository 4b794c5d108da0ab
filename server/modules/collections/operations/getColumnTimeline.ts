import { domainError } from '#server/core/errors.ts';
import { postPage } from '#server/entities/post/post-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { withSeen } from '#server/modules/feed/read-state/seen-repository.ts';
import { columnTimeline } from '../patio/column-timeline.ts';
import { patioOf } from '../patio/patio-repository.ts';

const DEFAULT_LIMIT = 20;

/** Lists what a column of the member's patio shows. */
export const getColumnTimeline: Handler<'getColumnTimeline'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const { columns } = await patioOf(db, userId);
  const column = columns.find(({ id }) => id === params.column_id);
  if (!column) throw domainError('not-found', { reason: 'timeline' });
  const { id: _, title: __, width: ___, layout: ____, ...shown } = column;
  const { posts, ...page } = await postPage({
    ...(await columnTimeline({ db, services, userId }, column)),
    db,
    cursors: services.cursors,
    viewerId: userId,
    // A column that shows something else is another list.
    list: `column/${userId}?${JSON.stringify(shown)}`,
    cursor: query.cursor,
    limit: query.limit ?? DEFAULT_LIMIT,
    path: pathOf('getColumnTimeline', params),
    query,
  });
  return { timeline: { elements: await withSeen(db, userId, posts), ...page } };
};
