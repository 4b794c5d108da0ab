import { defineModule } from '#server/define-module.ts';
import { serveMessagePictures } from './conversations/serve-pictures.ts';
import { memberData } from './member-data.ts';

/** Declares the module `messaging`. */
export const module = defineModule({
  routes: [(app, { db, worldFiles }) => serveMessagePictures(app, db, worldFiles)],
  memberData,
  seed: () => import('./seed-rows.ts'),
});
