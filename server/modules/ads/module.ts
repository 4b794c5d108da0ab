import { defineModule } from '#server/define-module.ts';
import { adAbove, feedAd, waterfallAd } from './elements/ad-elements.ts';
import { memberData } from './member-data.ts';
import { serveAdFrames } from './outside/ad-frames.ts';
import { SERVE_MS } from './serving/serve-id.ts';
import { deleteViewsBefore } from './serving/serving-repository.ts';

/** Showings are kept until nothing more of them can be counted. */
const KEPT_MS = 2 * SERVE_MS;

/** Declares the module `ads`. */
export const module = defineModule({
  routes: [(app, { db }) => serveAdFrames(app, db)],
  elements: [adAbove, feedAd, waterfallAd],
  cleanUps: { houseAdViews: ({ db, services }) => deleteViewsBefore(db, services.now() - KEPT_MS) },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
