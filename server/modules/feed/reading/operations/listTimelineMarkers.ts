import type { Handler } from '#server/contract/handler.ts';
import { markersOf } from '../marker-repository.ts';
import { presentMarker } from '../markers.ts';

export const listTimelineMarkers: Handler<'listTimelineMarkers'> = async ({ db, viewer }) => {
  const markers = [];
  for (const row of await markersOf(db, viewer.userId)) {
    markers.push(await presentMarker(db, viewer.userId, row));
  }
  return { markers };
};
