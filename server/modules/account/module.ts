import { defineModule } from '#server/define-module.ts';
import { beginWaiting, makeDownload, sweepDownloads } from './data-download/make-download.ts';
import { serveDownloads } from './data-download/serve-archives.ts';
import { eraseDue } from './erasure/erase-member.ts';
import { memberData } from './member-data.ts';

/** Declares the module `account`. */
export const module = defineModule({
  routes: [(app, { db }) => serveDownloads(app, db)],
  jobs: { download: ({ id }, turn, { db, services }) => makeDownload(db, services, id, turn) },
  cleanUps: {
    'closed accounts': ({ db, services }) => eraseDue(db, services),
    'expired archives': ({ db, services }) => sweepDownloads(db, services),
    'archives without a worker': ({ db, services }) => beginWaiting(db, services),
  },
  memberData,
  seed: () => import('./seed-rows.ts'),
});
