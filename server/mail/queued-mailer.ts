import type { Jobs } from '#server/jobs/jobs.ts';
import { seal, unseal } from '../core/sealed-text.ts';
import type { Mail, Mailer } from './mail.ts';

const about = 'mail';

/**
 * Adds e-mails to the job queue. They are encrypted there: an e-mail may hold sign-in links, and the queue can be read
 * in the database.
 */
export function queuedMailer(jobs: Jobs, key: Buffer): Mailer {
  return {
    send: (mail) =>
      jobs.add('mail', { sealed: seal(key, about, Buffer.from(JSON.stringify(mail))).toString('base64') }),
  };
}

/** Decrypts the e-mail of a job. */
export function unsealMail(key: Buffer, sealed: string): Mail {
  return JSON.parse(unseal(key, about, Buffer.from(sealed, 'base64')).toString()) as Mail;
}
