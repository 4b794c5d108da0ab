import * as z from 'zod/mini';
import { RegisterRequest } from '#generated/zod/registerRequest.zod.ts';
import { isBlogName, trimBlogName } from '#src/paths/blog-name.ts';
import { EMAIL_PATTERN } from '#src/shared/lib/text/email-pattern.ts';
import { ageInYears } from '#src/shared/lib/time/age.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';

/** Returns true for an existing date in the past. */
export const isPast = (day: string): boolean => ageInYears(day, new Date(siteNow())) !== undefined;

/**
 * Schema of the form: the contract's rules and further ones. The minimum age is decided by the server (code 7) and not
 * checked here.
 */
export const RegistrationForm = z.extend(
  z.pick(RegisterRequest, { email: true, password: true, birth_date: true, tumblelog: true }),
  {
    email: RegisterRequest.shape.email.check(z.regex(EMAIL_PATTERN)),
    birth_date: RegisterRequest.shape.birth_date.check(z.refine(isPast)),
    tumblelog: RegisterRequest.shape.tumblelog.check(z.refine(isBlogName)),
  },
);

/** Values of the form as text. `birth_date` is YYYY-MM-DD, or empty while a part is missing. */
export type RegistrationValues = Record<'email' | 'password' | 'birth_date' | 'tumblelog', string>;

/** Origin of the registration, sent with it. */
interface RegistrationOrigin {
  redirect_to?: string;
  source?: string;
}

/** Trims email and name (spec 000 §5). */
export function normaliseRegistration(values: RegistrationValues): RegistrationValues {
  return {
    ...values,
    email: values.email.trim(),
    tumblelog: trimBlogName(values.tumblelog),
  };
}

/** Builds the request, which has the age beside the date. */
export function registerRequest(
  values: RegistrationValues,
  origin: RegistrationOrigin,
  today: Date,
): RegisterRequest {
  const age = ageInYears(values.birth_date, today);
  return { ...normaliseRegistration(values), ...(age === undefined ? {} : { age }), ...origin };
}
