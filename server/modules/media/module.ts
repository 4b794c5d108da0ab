import { defineModule } from '#server/define-module.ts';
import { storeChosen, sweepFound } from './gifs/keep-found.ts';
import { serveGifs } from './gifs/serve-gifs.ts';
import { memberData } from './member-data.ts';
import { expireUploads } from './uploads/give-up.ts';
import { ingestUpload } from './uploads/ingest-upload.ts';
import { serveResumableUploads } from './uploads/resume.ts';

/** Declares the module `media`. */
export const module = defineModule({
  routes: [
    (app, { db }) => serveGifs(app, db),
    (app, { db, services, contract }) =>
      serveResumableUploads(app, {
        db,
        operation: contract.operations.find(({ id }) => id === 'getUpload'),
        folder: services.incoming.folder,
      }),
  ],
  jobs: { upload: ({ id }, turn, { db, services }) => ingestUpload({ db, services }, id, turn) },
  cleanUps: {
    'expired uploads': ({ db, services }) => expireUploads(db, services.incoming),
    'chosen GIFs': ({ db, services }) => storeChosen(db, services),
    'unused GIFs': ({ db, services }) => sweepFound(db, services),
  },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
