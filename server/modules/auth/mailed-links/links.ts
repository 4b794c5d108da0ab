import type { Queryable } from '#server/db/database.ts';
import { domainError, rateLimited } from '#server/errors.ts';
import type { UserRow } from '#server/modules/users/repository.ts';
import { type LetterKind, letter } from '#server/services/mail/letters.ts';
import type { Mail } from '#server/services/mail/mail.ts';
import type { Services } from '#server/services/services.ts';
import { hashToken, randomToken } from '#server/services/tokens.ts';
import { insertLink, type LinkPurpose, ownerOfLink, takeLink } from './link-repository.ts';

/** How long links work, in seconds, as the contract says. */
export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = {
  verify: 2 * 86_400,
  reset: 3600,
  login: 1800,
  prove: 900,
  recover: 3600,
  recovered: 7 * 86_400,
  keep: 9 * 86_400,
  review: 1800,
};

export type LinkedPurpose = Exclude<LinkPurpose, 'prove' | 'review'>;

/**
 * The page of each. The token stands behind the `#`: no server, log or referrer sees it, and whoever only fetches the
 * address, as mail scanners do, uses nothing up.
 */
const PAGE: Readonly<Record<LinkedPurpose, string>> = {
  verify: '/login/confirm',
  reset: '/passwordreset/new',
  login: '/login/link/open',
  recover: '/login/recover/open',
  recovered: '/login/recover/finish',
  keep: '/login/recover/keep',
};

/** Whose subject is another than their purpose. */
const LETTER: Partial<Record<LinkedPurpose, LetterKind>> = { keep: 'recoveryBegun' };

/** Mails an hour to one address, whether or not it has an account (contract: `POST /v2/login_link_send`). */
const MAILS_AN_HOUR = { verify: 3, reset: 5, login: 5, prove: 3, recover: 3, addressLeaves: 10 } as const;

/** @throws DomainError rate-limit-exceeded when the address got enough mail */
export async function holdMails(
  { rateLimiter }: Services,
  purpose: keyof typeof MAILS_AN_HOUR,
  email: string,
): Promise<void> {
  const capacity = MAILS_AN_HOUR[purpose];
  const key = `mail ${purpose} ${email.toLowerCase()}`;
  const { wait } = await rateLimiter.take(key, { capacity, perSecond: capacity / 3600 });
  if (wait > 0) throw rateLimited(wait);
}

/** A new token of an account, good for one purpose while the account has the address. */
export async function newToken(
  db: Queryable,
  { keys, now }: Services,
  user: { id: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  const token = randomToken();
  await insertLink(db, {
    tokenHash: hashToken(keys.mailedLink, token),
    userId: user.id,
    purpose,
    email: user.email,
    expiresAt: new Date(now() + LINK_LIFE[purpose] * 1000),
  });
  return token;
}

/**
 * A letter with a new link for a member.
 *
 * @param more.said lines below those of its kind
 * @param more.errand what its reader came for, from `errandOf`
 */
export async function linkLetter(
  db: Queryable,
  services: Services,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  purpose: LinkedPurpose,
  { said = [], errand = '' }: { said?: readonly string[]; errand?: string } = {},
): Promise<Mail> {
  const token = await newToken(db, services, user, purpose);
  const link = `${services.publicUrl}${PAGE[purpose]}${errand}#${token}`;
  return letter(LETTER[purpose] ?? (purpose as LetterKind), user.email, user.locale, link, said);
}

/** A letter to a new address of a member, with the link that makes it theirs. */
export async function newAddressLetter(
  db: Queryable,
  services: Services,
  user: Pick<UserRow, 'id' | 'locale'>,
  email: string,
): Promise<Mail> {
  const token = await newToken(db, services, { id: user.id, email }, 'verify');
  return letter('newAddress', email, user.locale, `${services.publicUrl}${PAGE.verify}#${token}`);
}

/** Whose link that token opens. @throws DomainError link-expired */
export async function findLink(
  db: Queryable,
  { keys, now }: Services,
  purpose: LinkPurpose,
  token: string,
): Promise<string> {
  const userId = await ownerOfLink(db, hashToken(keys.mailedLink, token), purpose, new Date(now()));
  if (userId === undefined) throw domainError('link-expired');
  return userId;
}

/** Uses that link up. Answers the address it was mailed to. @throws DomainError link-expired */
export async function useLink(
  tx: Queryable,
  { keys, now }: Services,
  purpose: LinkPurpose,
  token: string,
): Promise<string> {
  const email = await takeLink(tx, hashToken(keys.mailedLink, token), purpose, new Date(now()));
  if (email === undefined) throw domainError('link-expired');
  return email;
}
