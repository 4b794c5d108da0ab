import type { Database } from './db/database.ts';
import type { JobWorks } from './jobs/jobs.ts';
import type { JobsQueue } from './jobs/jobs-queue.ts';
import type { Mailer } from './mail/mail.ts';
import { unsealMail } from './mail/queued-mailer.ts';
import { beginWaiting, makeDownload, sweepDownloads } from './modules/account/data-download/make-download.ts';
import { eraseDue } from './modules/account/erasure/erase-member.ts';
import { sweepLinks } from './modules/auth/mailed-links/link-repository.ts';
import { tellRecoveries } from './modules/auth/recovery/recovery.ts';
import { sweepSecurityLog } from './modules/auth/security-log/security-log-repository.ts';
import { reopenDue } from './modules/auth/session/refuse-suspended.ts';
import { sweepRemembered } from './modules/auth/two-factor/remembered-browsers.ts';
import { sweepUndos } from './modules/auth/undo/undo-repository.ts';
import { sweepInvitations } from './modules/blogs/members/invitations-repository.ts';
import { keepChosen, sweepFound } from './modules/media/gifs/keep-found.ts';
import { giveUpExpired } from './modules/media/uploads/give-up.ts';
import { takeInUpload } from './modules/media/uploads/ingest-upload.ts';
import { pushDue } from './modules/notifications/push/push-due.ts';
import { isPushDue } from './modules/notifications/push/waiting-repository.ts';
import { forgetChanges } from './modules/posts/bulk/bulk-repository.ts';
import { publishDue } from './modules/posts/publishing/publish-due.ts';
import { giveUpOld, transcode } from './modules/posts/publishing/transcode.ts';
import { isSomethingDue } from './modules/posts/queue/due-repository.ts';
import type { Services } from './services.ts';

/** Seconds between two checks for due posts, and so the longest delay of a scheduled post. */
const PUBLISH_EVERY = 5;
/** Seconds between two checks for pending push messages, and so their longest delay. */
const PUSH_EVERY = 3;
/** Seconds between two clean-ups. */
const CLEAN_UP_EVERY = 600;

export type WorkersOptions = {
  db: Database;
  services: Services;
  /** Sends e-mails. */
  mailer: Mailer;
  log: { warn(about: object, message: string): void };
};

/** Returns the worker of each kind of job. */
export function workersOf({ db, services, mailer, log }: WorkersOptions): JobWorks {
  return {
    publish: (_data, { signal }) =>
      publishDue({
        db,
        now: services.now(),
        signal,
        onFault: (error, about) => log.warn({ err: error, ...about }, 'a post could not be published'),
      }),
    'clean-up': () => cleanUp(db, services),
    push: (_data, { signal }) =>
      pushDue({
        db,
        services,
        signal,
        onFault: (error, device) => log.warn({ err: error, device }, 'a device could not be told'),
      }),
    mail: ({ sealed }) => mailer.send(unsealMail(services.keys.mail, sealed)),
    upload: ({ id }, turn) => takeInUpload({ db, services }, id, turn),
    media: ({ key }, turn) => transcode({ db, services }, key, turn),
    download: ({ id }, turn) => makeDownload(db, services, id, turn),
  };
}

/** Schedules the recurring jobs. Each is enqueued at once as well, for work that came due while the site was down. */
export function startClock(jobs: JobsQueue, { db, services }: Pick<WorkersOptions, 'db' | 'services'>): void {
  jobs.every('publish', PUBLISH_EVERY, () => isSomethingDue(db, services.now()));
  jobs.every('push', PUSH_EVERY, () => isPushDue(db, services.now()));
  jobs.every('clean-up', CLEAN_UP_EVERY);
}

/** Removes expired data. Each clean-up runs separately, so that a failing one does not stop the others. */
async function cleanUp(db: Database, services: Services): Promise<void> {
  const { sessions, rateLimiter, idempotencyKeys } = services;
  const ends = await Promise.allSettled([
    sweepLinks(db),
    sweepUndos(db),
    sweepRemembered(db),
    sweepSecurityLog(db, services.now()),
    tellRecoveries(db, services),
    sweepInvitations(db),
    eraseDue(db, services),
    reopenDue(db, services),
    forgetChanges(db, services.now()),
    sweepDownloads(db, services),
    giveUpOld({ db, services }),
    giveUpExpired(db, services.incoming),
    keepChosen(db, services),
    sweepFound(db, services),
    services.incoming.sweep(services.now()),
    beginWaiting(db, services),
    sessions.sweep(),
    rateLimiter.sweep(),
    idempotencyKeys.sweep(),
  ]);
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be cleaned up.');
}
