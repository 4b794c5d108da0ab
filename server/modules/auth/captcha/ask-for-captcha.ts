import type { CaptchaAction } from '#server/captcha/captcha.ts';
import { domainError } from '#server/core/errors.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { GuessSource } from '#server/modules/auth/session/guess-source.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';

/** Tries of a form before it asks: who mistypes a password twice is no program. They are forgotten by and by. */
const FREE: Readonly<Partial<Record<CaptchaAction, Limit>>> = {
  login: { capacity: 3, perSecond: 3 / 1200 },
  magic_link: { capacity: 1, perSecond: 1 / 3600 },
  password_reset: { capacity: 1, perSecond: 1 / 3600 },
};

function keyOf(action: CaptchaAction, about: string, source: GuessSource): string {
  return `tries ${action} ${JSON.stringify([source, mailAddress(about).toLowerCase()])}`;
}

/**
 * Lets a form through that nobody had trouble with yet, and from then on with a solved captcha only. Registering always
 * asks for one, and so do letters of visitors to those who run the site. Whether there is such an account makes no difference.
 *
 * @param about whose trouble counts: an address
 * @param token the solution that was sent, if any
 * @param source who tries; the free tries of a known browser are its own
 * @throws DomainError recaptcha-token-expired
 */
export async function askForCaptcha(
  { captcha, rateLimiter }: Services,
  action: CaptchaAction,
  about: string,
  token: string | undefined,
  source: GuessSource = 'unknown',
): Promise<void> {
  if (!captcha.isOn) return;
  const free = FREE[action];
  if (token === undefined && free && (await rateLimiter.take(keyOf(action, about, source), free)).wait === 0)
    return;
  if (token === undefined) {
    throw domainError('recaptcha-token-expired', { detail: 'Please solve the captcha first.' });
  }
  if (!(await captcha.isSolved(action, token))) throw domainError('recaptcha-token-expired');
}

/** The trouble is over: their own slips no longer count. */
export function forgetTries(
  { rateLimiter }: Services,
  action: CaptchaAction,
  about: string,
  source: GuessSource,
): Promise<void> {
  return rateLimiter.forget(keyOf(action, about, source));
}
