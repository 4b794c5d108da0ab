import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/core/tokens.ts';
import type { Queryable } from '#server/db/database.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { UserRow } from '#server/entities/user/repository.ts';
import { limitMail, perHour } from '#server/mail/hold-mail.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { isAddress } from '#server/mail/no-address.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import type { ChangeOrigin } from '#server/mail/templates/layout/OriginFacts.tsx';
import { isKnownDevice } from '#server/modules/auth/devices/device-repository.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import { insertLink, type LinkPurpose, ownerOfLink, takeLink } from './link-repository.ts';

/** Lifetime of links in seconds, as in the contract. */
export const LINK_TTL_SECONDS: Readonly<Record<LinkPurpose, number>> = {
  verify: 2 * 86_400,
  reset: 3600,
  login: 1800,
  prove: 900,
  recover: 3600,
  recovered: 7 * 86_400,
  keep: 9 * 86_400,
  review: 1800,
};

export type LinkedPurpose = Exclude<LinkPurpose, 'keep' | 'prove' | 'review'>;

/**
 * Page of each link. The token is in the fragment: no server, log or referrer sees it, and fetching the address, as
 * mail scanners do, does not consume it.
 */
const PAGE_OF_PURPOSE: Readonly<Record<LinkedPurpose, string>> = {
  verify: '/login/confirm',
  reset: '/passwordreset/new',
  login: '/login/link/open',
  recover: '/login/recover/open',
  recovered: '/login/recover/finish',
};

/**
 * E-mails per hour to one account, by purpose. A link lives longer than the limit takes to refill, so an account whose
 * limit is exhausted has a working link in its mailbox.
 */
const MAILS_PER_HOUR = {
  reset: limits.resetMailsPerHour,
  login: limits.loginMailsPerHour,
  recover: limits.recoveryMailsPerHour,
  prove: limits.proofMailsPerHour,
} as const;

export type RequestedPurpose = keyof typeof MAILS_PER_HOUR;

type Addressee = Pick<UserRow, 'id' | 'email'>;

/** The address is part of the key because links to a former address are invalid. */
function mailKey(purpose: RequestedPurpose, { id, email }: Addressee, device: string): string {
  return `mail ${purpose} ${id} ${email.toLowerCase()} ${device}`;
}

/**
 * Counts a requested e-mail with a link or code for an account. Never throws: the requester must not learn of other
 * requests nor be blocked by them. Browsers known to the account are counted separately, so that strangers cannot
 * exhaust their limit.
 *
 * @param device from {@link deviceOfRequest}
 * @returns true when it is to be sent; otherwise earlier links still work
 */
export async function takeMailBudget(
  db: Queryable,
  { rateLimiter }: Services,
  purpose: RequestedPurpose,
  user: Addressee,
  device: Buffer | undefined,
): Promise<boolean> {
  const isKnown = device !== undefined && (await isKnownDevice(db, user.email, device));
  const capacity = MAILS_PER_HOUR[purpose];
  const key = mailKey(purpose, user, isKnown ? device.toString('base64url') : '');
  return (await rateLimiter.take(key, { capacity, perSecond: capacity / 3600 })).wait === 0;
}

/** Resets an account's shared e-mail limits after a link was used. */
export async function resetMailBudget({ rateLimiter }: Services, user: Addressee): Promise<void> {
  for (const purpose of Object.keys(MAILS_PER_HOUR) as RequestedPurpose[])
    await rateLimiter.forget(mailKey(purpose, user, ''));
}

/** Confirmation e-mails per hour that one member causes, to any address. */
const CONFIRMATIONS: Limit = perHour(limits.confirmationMailsPerHour);

/**
 * Enforces the limit of confirmation e-mails per requesting member, so that nobody else can exhaust it. Accounts
 * without a confirmed address could be created by the hundred; they share a second limit per new address.
 *
 * @throws DomainError rate-limit-exceeded
 */
export async function limitConfirmation(
  { rateLimiter }: Services,
  user: Pick<UserRow, 'id' | 'email' | 'email_verified'>,
  to: string,
): Promise<void> {
  const isOwn = to.toLowerCase() === user.email.toLowerCase();
  // An unfinished registration through a sign-in provider counts as trusted, because the provider knows the member.
  const isTrusted = isOwn || user.email_verified || !isAddress(user.email);
  await limitMail(rateLimiter, `mail verify by ${user.id}`, CONFIRMATIONS);
  if (!isTrusted) await limitMail(rateLimiter, `mail verify to ${to.toLowerCase()}`, CONFIRMATIONS);
}

/** Creates a token of an account, valid for one purpose while the account keeps the address. */
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
    expiresAt: new Date(now() + LINK_TTL_SECONDS[purpose] * 1000),
  });
  return token;
}

export interface LinkEmailOptions {
  /** Device and network that asked for the link. */
  origin?: ChangeOrigin;
  /** Query from `postLoginQuery`. */
  errand?: string;
  /** Another address than the account's own. */
  to?: string;
}

/** Returns an e-mail with a new link for a member. */
export async function linkEmail(
  db: Queryable,
  services: Services,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  purpose: LinkedPurpose,
  { origin, errand = '', to }: LinkEmailOptions = {},
): Promise<MailOrder> {
  const token = await newToken(db, services, user, purpose);
  const link = `${services.publicUrl}${PAGE_OF_PURPOSE[purpose]}${errand}#${token}`;
  const expiresAt = services.now() + LINK_TTL_SECONDS[purpose] * 1000;
  const options = { cause: secretCause(services.keys, token), to };
  return accountMail(
    db,
    services,
    user,
    purpose,
    { link, expiresAt, ...(origin ? { origin } : {}) },
    options,
  );
}

/** Returns an e-mail to a member's new address, with the link that confirms it. */
export async function newAddressEmail(
  db: Queryable,
  services: Services,
  user: Pick<UserRow, 'id' | 'locale'>,
  email: string,
): Promise<MailOrder> {
  const token = await newToken(db, services, { id: user.id, email }, 'verify');
  const link = `${services.publicUrl}${PAGE_OF_PURPOSE.verify}#${token}`;
  const expiresAt = services.now() + LINK_TTL_SECONDS.verify * 1000;
  const cause = secretCause(services.keys, token);
  return accountMail(db, services, { ...user, email }, 'newAddress', { link, expiresAt }, { cause });
}

/** Returns the owner of a link. @throws DomainError link-expired */
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

/** Consumes a link. Returns the address it was mailed to. @throws DomainError link-expired */
export async function consumeLink(
  tx: Queryable,
  { keys, now }: Services,
  purpose: LinkPurpose,
  token: string,
): Promise<string> {
  const email = await takeLink(tx, hashToken(keys.mailedLink, token), purpose, new Date(now()));
  if (email === undefined) throw domainError('link-expired');
  return email;
}
