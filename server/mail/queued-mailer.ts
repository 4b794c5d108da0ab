import type { Jobs } from '#server/jobs/jobs.ts';
import { seal, unseal } from '../core/sealed-text.ts';
import type { Mail, Mailer } from './mail.ts';

const about = 'mail';

/**
 * Hands letters to the queue of jobs. They are sealed there: a letter holds links that let its reader in, and the queue
 * can be read by whoever reads the database.
 */
export function queuedMailer(jobs: Jobs, key: Buffer): Mailer {
  return {
    send: (mail) =>
      jobs.add('mail', { sealed: seal(key, about, Buffer.from(JSON.stringify(mail))).toString('base64') }),
  };
}

/** The letter of a job. */
export function unsealMail(key: Buffer, sealed: string): Mail {
  return JSON.parse(unseal(key, about, Buffer.from(sealed, 'base64')).toString()) as Mail;
}
