import type { Handler } from '#server/http/contract/handler.ts';
import { outsideFor } from '../outside/outside-for.ts';
import { placementsFor } from '../serving/placements.ts';

/** Places that ads fill; the others of the contract have no source. */
const FILLED = { timeline: 'timeline', takeover: 'takeover', sponsored_day: 'sponsored_day' } as const;

export const listAdPlacements: Handler<'listAdPlacements'> = async (context) => {
  const { query, db, services, viewer } = context;
  const wanted = new Set(query.places.split(','));
  return placementsFor(
    { db, key: services.keys.ads, userId: viewer?.userId ?? null, nowMs: services.now() },
    Object.fromEntries(Object.entries(FILLED).filter(([name]) => wanted.has(name))),
    await outsideFor(context),
  );
};
