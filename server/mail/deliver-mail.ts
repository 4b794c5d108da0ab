import type { Database } from '#server/db/database.ts';
import type { JobContext } from '#server/jobs/jobs.ts';
import type { JobData } from '#server/jobs/kinds.ts';
import { claimDelivery, releaseDelivery, settleDelivery } from './deliveries-repository.ts';
import { enqueueMail, type MailQueue } from './enqueue-mail.ts';
import { type InlinePicture, type Mailer, type MailPicture, MailRefusedError } from './mail.ts';
import { type MailPace, waitForTurn } from './mail-pace.ts';
import { unsealMail } from './sealed-mail.ts';
import { secretCause } from './secret-cause.ts';
import { isSuppressed, suppress } from './suppression-repository.ts';

/** Longest time of one attempt in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 120_000;

/** Seconds after which the delivery of a process that ended is taken over: longer than an attempt takes. */
const LEASE_SECONDS = 150;

/** Seconds until a mail whose turn did not come in time is taken up again. */
const TURN_DELAY_SECONDS = 30;

export interface DeliveryContext {
  db: Database;
  queue: MailQueue;
  mailer: Mailer;
  pace: MailPace;
  /** Seconds after which the delivery of a process that ended is taken over, instead of {@link LEASE_SECONDS}; in tests. */
  leaseSeconds?: number;
  /** Returns the pictures that a mail shows. */
  picturesOf: (pictures: readonly MailPicture[]) => Promise<InlinePicture[]>;
}

/** Records the mail of a job that has no delivery, with its encrypted text as the cause, and queues it again. */
async function recordQueuedMail(
  { db, queue }: Pick<DeliveryContext, 'db' | 'queue'>,
  sealed: string,
): Promise<void> {
  const mail = unsealMail(queue.keys.mail, sealed);
  const cause = `${mail.kind} ${secretCause(queue.keys, sealed)}`;
  await db.transaction((tx) => enqueueMail(tx, queue, { cause, mail }));
}

/**
 * Sends the mail of a job, unless its delivery is settled or its address suppressed: the worker of the kind `mail`. A mail
 * that the mail server refuses for good is not sent again; an address that it refuses is suppressed. A process that ends between
 * the mail server's acceptance and the record of it leaves a mail that is sent again, with the same Message-ID.
 *
 * @throws when the mail could not be handed over; the job is retried later
 */
export async function deliverMail(
  { db, queue, mailer, pace, picturesOf, leaseSeconds = LEASE_SECONDS }: DeliveryContext,
  { id, sealed }: JobData['mail'],
  { isLast, signal: ending }: JobContext,
): Promise<void> {
  if (id === undefined) {
    await recordQueuedMail({ db, queue }, sealed);
    return;
  }
  const mail = unsealMail(queue.keys.mail, sealed);
  const { isUrgent = false } = mail;
  if (!(await waitForTurn(db, pace, ending))) {
    await queue.jobs.add('mail', { id, sealed }, { delaySeconds: TURN_DELAY_SECONDS, isUrgent });
    return;
  }
  const claim = await claimDelivery(db, id, leaseSeconds);
  if (claim.state === 'settled') return;
  if (claim.state === 'held') {
    // Another process is sending it or ended while doing so.
    await queue.jobs.add('mail', { id, sealed }, { delaySeconds: claim.waitSeconds, isUrgent });
    return;
  }
  if (await isSuppressed(db, mail.to, mail)) {
    await settleDelivery(db, id, 'suppressed');
    return;
  }
  const attempt = {
    id,
    date: new Date(claim.createdAt),
    // A process that is asked to end finishes its mail: a mail cut off may have been accepted.
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  };
  try {
    const pictures = await picturesOf(mail.pictures ?? []);
    await mailer.send(mail, { ...attempt, pictures });
  } catch (error) {
    if (error instanceof MailRefusedError) {
      if (error.isOfAddress)
        await suppress(db, { address: mail.to, reason: 'refused', detail: error.message });
      await settleDelivery(db, id, 'refused', error.reply);
      return;
    }
    await (isLast ? settleDelivery(db, id, 'failed') : releaseDelivery(db, id));
    throw error;
  }
  await settleDelivery(db, id, 'sent');
}
