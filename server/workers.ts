import type { WorkContext, WorkerContext } from './define-module.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import type { JobsQueue } from './jobs/jobs-queue.ts';
import { KINDS } from './jobs/kinds.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { sweepDeliveries } from './mail/deliveries-repository.ts';
import { inlinePictures } from './mail/inline-pictures.ts';
import type { Mailer, MailPicture } from './mail/mail.ts';
import { mailCauses, moduleCleanUps, moduleWorkers, scheduleModules } from './module-registry.ts';
import { isMailDue } from './modules/notifications/mail/mail-waiting-repository.ts';
import { sendWaitingMails } from './modules/notifications/mail/send-waiting-mails.ts';

/** Seconds between two clean-ups. */
const CLEAN_UP_INTERVAL_SECONDS = 600;

/** Seconds between two looks for mails that are due, and so their longest delay. */
const WAITING_MAILS_INTERVAL_SECONDS = 5;

export type WorkersOptions = WorkerContext & {
  /** Sends e-mails. */
  mailer: Mailer;
  /** Greatest number of e-mails a minute; 0 for no bound. */
  mailsPerMinute?: number;
};

/**
 * Returns the worker of each kind of job: those that modules declare, e-mail, the outbox of mails and clean-up.
 *
 * @throws {RangeError} when a kind has no worker
 */
export function workersOf({ mailer, mailsPerMinute = 0, ...context }: WorkersOptions): JobHandlers {
  const { db, services } = context;
  const workers: Partial<JobHandlers> = {
    ...moduleWorkers(context),
    'clean-up': () => cleanUp(context),
    // Here because the causes are those of all modules.
    'waiting-mails': (_data, { signal }) => {
      const { log } = context;
      const onFault = (error: unknown, about: object) =>
        log.warn({ err: error, ...about }, 'a mail could not be composed');
      return sendWaitingMails({ db, services, causes: mailCauses, signal, onFault });
    },
    mail: (data, turn) => {
      const picturesOf = (pictures: readonly MailPicture[]) => inlinePictures(services.media, pictures);
      const pace = { perMinute: mailsPerMinute };
      return deliverMail({ db, queue: services, mailer, pace, picturesOf }, data, turn);
    },
  };
  const missing = Object.keys(KINDS).filter((kind) => !(kind in workers));
  if (missing.length > 0) throw new RangeError(`No module declares a worker of ${missing.join(', ')}`);
  return workers as JobHandlers;
}

/** Schedules the recurring jobs. Each is enqueued at once as well, for work that came due while the site was down. */
export function scheduleJobs(jobs: JobsQueue, { db, services }: WorkContext): void {
  scheduleModules(jobs, { db, services });
  jobs.every('clean-up', CLEAN_UP_INTERVAL_SECONDS);
  jobs.every('waiting-mails', WAITING_MAILS_INTERVAL_SECONDS, () => isMailDue(db, services.now()));
}

/** Removes expired data. Each clean-up runs separately, so that a failing one does not stop the others. */
async function cleanUp({ db, services }: WorkContext): Promise<void> {
  const { sessions, rateLimiter, idempotencyKeys, incoming } = services;
  const cleanUps = [
    ...moduleCleanUps(),
    ['incoming files', () => incoming.sweep(services.now())],
    ['sessions', () => sessions.sweep()],
    ['rate limits', () => rateLimiter.sweep()],
    ['mail deliveries', () => sweepDeliveries(db)],
    ['idempotency keys', () => idempotencyKeys.sweep()],
  ] as const;
  const results = await Promise.allSettled(cleanUps.map(async ([, run]) => run({ db, services })));
  const faults = results.flatMap((result, at) =>
    result.status === 'rejected'
      ? [new Error(`The clean-up of ${cleanUps[at]?.[0]} failed`, { cause: result.reason })]
      : [],
  );
  if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be cleaned up.');
}
