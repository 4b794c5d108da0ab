import { seal, unseal } from '../core/sealed-text.ts';
import type { Mail } from './mail.ts';

const about = 'mail';

/** Encrypts a mail for the job queue: it may hold log-in links, and the queue can be read in the database. */
export function sealMail(key: Buffer, mail: Mail): string {
  return seal(key, about, Buffer.from(JSON.stringify(mail))).toString('base64');
}

/** Decrypts the mail of a job. */
export function unsealMail(key: Buffer, sealed: string): Mail {
  return JSON.parse(unseal(key, about, Buffer.from(sealed, 'base64')).toString()) as Mail;
}
