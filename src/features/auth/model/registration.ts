import { RegisterRequest } from '#generated/zod/registerRequest.zod.ts';
import { isBlogName, trimBlogName } from '#src/shared/lib/text/blog-name.ts';
import { ageInYears } from '#src/shared/lib/time/age.ts';

/** The fields of the form, named as the request names them. */
export const REGISTRATION_FIELDS = ['email', 'password', 'birth_date', 'tumblelog'] as const;

export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What is typed, all as text. `birth_date` is YYYY-MM-DD, or empty while a part is missing. */
export type RegistrationValues = Record<RegistrationField, string>;

/** What led somebody here, passed on with the registration. */
export interface RegistrationOrigin {
  redirect_to?: string;
  source?: string;
}

/** What can be said about a value before the server is asked. */
export type ValueProblem = 'missing' | 'malformed' | 'too-long' | 'no-such-day' | 'not-a-name';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** The request as it is sent: email and name trimmed (spec 000 §5), the age along with the date. */
export function registerRequest(
  values: RegistrationValues,
  origin: RegistrationOrigin,
  today: Date,
): RegisterRequest {
  const age = ageInYears(values.birth_date, today);
  return {
    email: values.email.trim(),
    password: values.password,
    birth_date: values.birth_date,
    tumblelog: trimBlogName(values.tumblelog),
    ...(age === undefined ? {} : { age }),
    ...origin,
  };
}

/**
 * What is wrong with a form, by field, before it is sent: the contract's own rules first, then what it cannot say.
 * How old somebody must be is the server's decision (code 7), so it is not judged here.
 */
export function checkRegistration(
  values: RegistrationValues,
  today: Date,
): Partial<Record<RegistrationField, ValueProblem>> {
  const request = registerRequest(values, {}, today);
  const problems: Partial<Record<RegistrationField, ValueProblem>> = {};
  const result = RegisterRequest.safeParse(request);
  for (const issue of result.error?.issues ?? []) {
    const field = REGISTRATION_FIELDS.find((one) => one === issue.path[0]);
    if (field) problems[field] ??= issue.code === 'too_big' ? 'too-long' : 'malformed';
  }
  for (const field of REGISTRATION_FIELDS) if (request[field] === '') problems[field] = 'missing';
  if (!EMAIL.test(request.email)) problems.email ??= 'malformed';
  if (!isBlogName(request.tumblelog)) problems.tumblelog ??= 'not-a-name';
  if (values.birth_date !== '' && request.age === undefined) problems.birth_date = 'no-such-day';
  return problems;
}
