import type { ErrorSlug } from '#generated/errors.ts';
import type { ErrorWords } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { ageOn } from '#server/entities/user/age.ts';
import { isEmailTaken } from '#server/entities/user/repository.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { passwordStrength } from './password-strength.ts';

type Cause = readonly [ErrorSlug, ErrorWords];

/** Characters of an address before the @, in dot-separated parts (RFC 5321, 4.1.2, with letters of any script). */
const LOCAL_PART = /^[^\s\p{C}@.,:;"()<>[\]\\]+(?:\.[^\s\p{C}@.,:;"()<>[\]\\]+)*$/u;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
/** A host name of at least two labels; the last one is not a number, as in an IP address. */
const MAIL_HOST = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\d+$)(?=.{2})${LABEL}$`, 'u');
/** Maximum length of an address, and of its part before the @, in bytes (RFC 5321, 4.5.3.1). */
const [MAX_EMAIL_BYTES, MAX_LOCAL_BYTES] = [254, 64];

/** Returns true for an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return (
    LOCAL_PART.test(local) &&
    MAIL_HOST.test(text.slice(at + 1)) &&
    Buffer.byteLength(local) <= MAX_LOCAL_BYTES &&
    Buffer.byteLength(text) <= MAX_EMAIL_BYTES
  );
}

/** Minimum age of a member, in years. */
export const MIN_AGE_YEARS = 13;

/** Returns the problem with an address for a registration, or for a change by the member `userId`. */
export async function emailProblem(
  db: Queryable,
  email: string,
  userId?: string,
): Promise<Cause | undefined> {
  const trimmed = mailAddress(email);
  if (!isEmail(trimmed)) {
    return ['invalid-request-param', { field: 'email', reason: 'email' }];
  }
  return (await isEmailTaken(db, trimmed, userId)) ? ['email-unavailable', {}] : undefined;
}

/** Returns the problem with a password. */
export function passwordProblem(password: string, email?: string, blogName?: string): Cause | undefined {
  const { rejectReason } = passwordStrength(password, email, blogName);
  return rejectReason ? ['password-invalid', { rejectReason, reason: rejectReason }] : undefined;
}

/** Returns the problem with a birth date. */
export function birthDateProblem(birthDate: string, today: Date): Cause | undefined {
  const age = ageOn(birthDate, today);
  if (age < 0 || age > 130) {
    return ['invalid-request-param', { field: 'birth_date', reason: 'birth_date' }];
  }
  return age < MIN_AGE_YEARS
    ? ['registration-blocked-for-age', { reason: 'minimum_age', params: { age: MIN_AGE_YEARS } }]
    : undefined;
}
