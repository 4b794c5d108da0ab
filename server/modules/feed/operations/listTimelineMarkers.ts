import type { Handler } from '#server/http/contract/handler.ts';
import { markersOf } from '../read-state/marker-repository.ts';
import { presentMarker } from '../read-state/markers.ts';

export const listTimelineMarkers: Handler<'listTimelineMarkers'> = async ({ db, viewer }) => {
  const markers = [];
  for (const row of await markersOf(db, viewer.userId)) {
    markers.push(await presentMarker(db, viewer.userId, row));
  }
  return { markers };
};
