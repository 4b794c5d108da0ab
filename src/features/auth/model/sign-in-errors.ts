/** Error codes that the forms handle (spec 000 §8). */
export const SIGN_IN_CODES = {
  emailUnavailable: 2,
  blogNameUnavailable: 3,
  blogNameInvalid: 4,
  tooYoung: 7,
  passwordInvalid: 1030,
  tooManyTries: 4029,
  wrongPassword: 16006,
  wrongTwoFactorCode: 16007,
  passwordReset: 16009,
  suspended: 16013,
} as const;

/** Registration fields of error codes that come without a field (openapi/errors.yaml). */
export const REGISTRATION_FIELD_OF_CODE = {
  [SIGN_IN_CODES.emailUnavailable]: 'email',
  [SIGN_IN_CODES.blogNameUnavailable]: 'tumblelog',
  [SIGN_IN_CODES.blogNameInvalid]: 'tumblelog',
  [SIGN_IN_CODES.tooYoung]: 'birth_date',
  [SIGN_IN_CODES.passwordInvalid]: 'password',
} as const;

/** Login fields of error codes that come without a field. */
export const LOGIN_FIELD_OF_CODE = {
  [SIGN_IN_CODES.wrongPassword]: 'password',
  [SIGN_IN_CODES.wrongTwoFactorCode]: 'tfa_token',
} as const;
