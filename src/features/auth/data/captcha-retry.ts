import { isApiError } from '#src/shared/api/call/errors.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';

/**
 * Sends a sign-in request. An expired captcha token (5042) is worth exactly one more try, with a fresh token (spec 000
 * §8); what goes wrong then is for the form to show.
 */
export async function withCaptchaRetry<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isApiError(error, SIGN_IN_CODES.captchaExpired)) throw error;
    return send();
  }
}
