import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { moveMarker } from '../read-state/marker-repository.ts';
import { presentMarker } from '../read-state/markers.ts';
import { readablePosition } from '../read-state/readable-position-repository.ts';
import { timelineNamed } from '../timelines/named-timelines.ts';

export const setTimelineMarker: Handler<'setTimelineMarker'> = async ({ params, body, db, viewer }) => {
  const { userId } = viewer;
  const timeline = await timelineNamed(db, params.which, userId);
  if (!timeline) throw domainError('not-found', { reason: 'timeline' });
  const position = await readablePosition(db, body.post_id, userId, timeline.communityIds);
  if (position === undefined) throw domainError('not-found', { reason: 'post' });
  const row = await db.transaction((tx) =>
    moveMarker(tx, userId, params.which, { id: body.post_id, position }),
  );
  return { marker: await presentMarker(db, userId, requireFound(row, 'The marker')) };
};
