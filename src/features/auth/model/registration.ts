import * as z from 'zod/mini';
import { RegisterRequest } from '#generated/zod/registerRequest.zod.ts';
import { isBlogName, trimBlogName } from '#src/paths/blog-name.ts';
import { ageInYears } from '#src/shared/lib/time/age.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Whether a day that exists lies behind us. */
export const isPast = (day: string): boolean => ageInYears(day, new Date()) !== undefined;

/**
 * The fields of the form: the contract's own rules, and what it cannot say of a value. How old somebody must be is the
 * server's decision (code 7), so it is not judged here.
 */
export const RegistrationForm = z.extend(
  z.pick(RegisterRequest, { email: true, password: true, birth_date: true, tumblelog: true }),
  {
    email: RegisterRequest.shape.email.check(z.regex(EMAIL)),
    birth_date: RegisterRequest.shape.birth_date.check(z.refine(isPast)),
    tumblelog: RegisterRequest.shape.tumblelog.check(z.refine(isBlogName)),
  },
);

/** What is typed, all as text. `birth_date` is YYYY-MM-DD, or empty while a part is missing. */
export type RegistrationValues = Record<'email' | 'password' | 'birth_date' | 'tumblelog', string>;

/** What led somebody here, passed on with the registration. */
interface RegistrationOrigin {
  redirect_to?: string;
  source?: string;
}

/** Email and name are sent trimmed (spec 000 §5). */
export function normaliseRegistration(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    email: values.email.trim(),
    tumblelog: trimBlogName(values.tumblelog),
  };
}

/** The request as it is sent: the age along with the date. */
export function registerRequest(
  values: RegistrationValues,
  origin: RegistrationOrigin,
  today: Date,
): RegisterRequest {
  const age = ageInYears(values.birth_date, today);
  return { ...normaliseRegistration(values), ...(age === undefined ? {} : { age }), ...origin };
}
