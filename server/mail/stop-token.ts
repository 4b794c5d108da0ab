import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '#server/core/tokens.ts';
import type { StopLinks } from './compose-mail.ts';
import { mailAddress } from './mail-address.ts';
import { MAIL_SETTINGS, type MailSetting } from './templates/mail-template.ts';

/** The e-mails that a token stops: those of one setting, or all that can be stopped. */
export type StopScope = MailSetting | 'all';

/** Content of a genuine token. */
export interface StopToken {
  userId: string;
  scope: StopScope;
  /** Returns true for the address that the e-mail with the token was sent to. */
  isFor: (email: string) => boolean;
}

const TOKEN = /^([1-9]\d{0,18})\.([A-Za-z]{3,32})\.([\w-]{16})\.([\w-]{43})$/;

function isScope(text: string): text is StopScope {
  return text === 'all' || MAIL_SETTINGS.some((setting) => setting === text);
}

/** Returns a short hash of an address, so that the token names none. */
function addressHash(email: string): string {
  return createHash('sha256').update(mailAddress(email).toLowerCase()).digest('base64url').slice(0, 16);
}

function signature(key: Buffer, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

/**
 * Returns the token of the links that stop e-mails to a member. It works as long as the account has the address, without
 * an expiry: mailboxes hold e-mails for years, and all it permits is to change which e-mails are sent there.
 */
export function stopTokenOf(
  key: Buffer,
  { userId, email, scope }: { userId: string; email: string; scope: StopScope },
): string {
  const content = `${userId}.${scope}.${addressHash(email)}`;
  return `${content}.${signature(key, content)}`;
}

/** Returns the content of a token; undefined for one that this site did not sign. */
export function readStopToken(key: Buffer, token: string): StopToken | undefined {
  const [, userId, scope, hash, signed] = TOKEN.exec(token) ?? [];
  if (userId === undefined || scope === undefined || hash === undefined || signed === undefined)
    return undefined;
  if (!sameSecret(signature(key, `${userId}.${scope}.${hash}`), signed) || !isScope(scope)) return undefined;
  return { userId, scope, isFor: (email) => sameSecret(addressHash(email), hash) };
}

/**
 * Returns the links of an e-mail to a member that stop its kind: the page, and the address of RFC 8058. The token is in
 * the query, which the log leaves out.
 */
export function stopLinksOf(
  { publicUrl, keys }: { publicUrl: string; keys: { mailStop: Buffer } },
  to: { userId: string; email: string; scope: StopScope },
): StopLinks {
  const token = stopTokenOf(keys.mailStop, to);
  return {
    page: `${publicUrl}/settings/stop-mail?token=${token}`,
    oneClick: `${publicUrl}/v2/mail/stop?token=${token}`,
  };
}
