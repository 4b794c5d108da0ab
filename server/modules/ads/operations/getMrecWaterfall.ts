import type { Handler } from '#server/http/contract/handler.ts';
import { placementsFor } from '../serving/placements.ts';

export const getMrecWaterfall: Handler<'getMrecWaterfall'> = ({ db, services, viewer }) =>
  placementsFor(
    { db, key: services.keys.ads, userId: viewer?.userId ?? null, nowMs: services.now() },
    { mrec: 'sidebar' },
  );
