import type { ErrorSlug } from '#generated/errors.ts';
import type { ErrorWords } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { ageOn } from '#server/entities/user/age.ts';
import { isEmailTaken } from '#server/entities/user/repository.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { passwordStrength } from './password-strength.ts';

type Cause = readonly [ErrorSlug, ErrorWords];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Minimum age of a member, in years. */
export const MIN_AGE_YEARS = 13;

/** Returns the problem with an address for a registration, or for a change by the member `userId`. */
export async function emailProblem(
  db: Queryable,
  email: string,
  userId?: string,
): Promise<Cause | undefined> {
  const trimmed = mailAddress(email);
  if (!EMAIL.test(trimmed) || trimmed.length > 254) {
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
