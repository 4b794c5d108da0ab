import { createToken } from '#generated/hooks/auth/auth.ts';
import { withCaptchaRetry } from './captcha-retry.ts';

/** What the login form sends. */
export interface Credentials {
  email: string;
  password: string;
  /** The second factor, once the server has asked for it. */
  code?: string;
}

/**
 * Logs in.
 *
 * @throws ApiError 16006 wrong password, 16007 second factor wanted or wrong, 16009 password was reset
 */
export async function logIn({ email, password, code }: Credentials): Promise<void> {
  const request = {
    grant_type: 'password' as const,
    username: email.trim(),
    password,
    ...(code ? { tfa_token: code.trim() } : {}),
  };
  await withCaptchaRetry(() => createToken(request));
}
