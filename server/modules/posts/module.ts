import { defineModule } from '#server/define-module.ts';
import { deleteExpiredChanges } from './bulk/bulk-repository.ts';
import { memberData } from './member-data.ts';
import { publishDue } from './publishing/publish-due.ts';
import { failOldTranscoding, transcode } from './publishing/transcode.ts';
import { isSomethingDue } from './queue/due-repository.ts';

/** Declares the module `posts`. */
export const module = defineModule({
  jobs: {
    publish: (_data, { signal }, { db, services, log }) =>
      publishDue({
        db,
        now: services.now(),
        screenPost: services.screenPost,
        signal,
        onFault: (error, about) => log.warn({ err: error, ...about }, 'a post could not be published'),
      }),
    media: ({ key }, turn, { db, services }) => transcode({ db, services }, key, turn),
  },
  schedules: [
    { kind: 'publish', seconds: 5, isDue: ({ db, services }) => isSomethingDue(db, services.now()) },
  ],
  cleanUps: {
    'bulk changes': ({ db, services }) => deleteExpiredChanges(db, services.now()),
    'old conversions': ({ db, services }) => failOldTranscoding({ db, services }),
  },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
