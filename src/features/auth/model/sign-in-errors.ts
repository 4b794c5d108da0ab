import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';

/** Codes of the sign-in calls the forms act on (spec 000 §8). */
export const SIGN_IN_CODES = {
  emailUnavailable: 2,
  blogNameUnavailable: 3,
  blogNameInvalid: 4,
  tooYoung: 7,
  passwordInvalid: 1030,
  captchaExpired: 5042,
  wrongPassword: 16006,
  wrongTwoFactorCode: 16007,
  passwordReset: 16009,
} as const;

/** What went wrong with a form: sentences beside their fields, and those about the whole form. */
export interface FormProblem<Field extends string> {
  fields: Partial<Record<Field, string>>;
  other: string[];
}

/** The fields of a code that comes without one (contract: openapi/errors.yaml). */
const FIELD_OF_CODE: Readonly<Record<number, string>> = {
  [SIGN_IN_CODES.emailUnavailable]: 'email',
  [SIGN_IN_CODES.blogNameUnavailable]: 'tumblelog',
  [SIGN_IN_CODES.blogNameInvalid]: 'tumblelog',
  [SIGN_IN_CODES.tooYoung]: 'birth_date',
  [SIGN_IN_CODES.passwordInvalid]: 'password',
  [SIGN_IN_CODES.wrongPassword]: 'password',
  [SIGN_IN_CODES.wrongTwoFactorCode]: 'tfa_token',
};

/**
 * Sorts a failure into the form: each sentence of the server beside its cause, the rest above the button.
 *
 * @param known the fields this form shows; sentences about others go to the form as a whole
 */
export function problemOf<Field extends string>(
  error: unknown,
  known: readonly Field[],
  words: { offline: string; unknown: string },
): FormProblem<Field> {
  // The application answers these itself (consent, an ended session).
  if (isPageWide(error)) return { fields: {}, other: [] };
  if (error instanceof NetworkError) return { fields: {}, other: [words.offline] };
  if (!isApiError(error) || error.errors.length === 0) return { fields: {}, other: [words.unknown] };
  const problem: FormProblem<Field> = { fields: {}, other: [] };
  for (const { code, detail, field: named = FIELD_OF_CODE[code] } of error.errors) {
    const field = known.find((one) => one === named);
    if (!field) problem.other.push(detail);
    else problem.fields[field] ??= detail;
  }
  return problem;
}
