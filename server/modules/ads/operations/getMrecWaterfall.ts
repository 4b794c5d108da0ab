import type { Handler } from '#server/http/contract/handler.ts';
import { outsideFor } from '../outside/outside-for.ts';
import { placementsFor } from '../serving/placements.ts';

export const getMrecWaterfall: Handler<'getMrecWaterfall'> = async (context) => {
  const { db, services, viewer } = context;
  return placementsFor(
    { db, key: services.keys.ads, userId: viewer?.userId ?? null, nowMs: services.now() },
    { mrec: 'sidebar' },
    await outsideFor(context),
  );
};
