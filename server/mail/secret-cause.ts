import { hashToken } from '../core/tokens.ts';

/** Returns the cause of a mail that exists because of a link or code: its hash, which discloses nothing. */
export function secretCause(keys: { mail: Buffer }, secret: string): string {
  return hashToken(keys.mail, `cause ${secret}`).toString('hex');
}
