import type { CaptchaAction } from '#server/captcha/captcha.ts';
import { domainError } from '#server/core/errors.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { GuessSource } from '#server/modules/auth/session/guess-source.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';

/**
 * Attempts per form before it requires a captcha: mistyping a password twice does not indicate a bot. They expire
 * gradually.
 */
const ATTEMPTS_BEFORE_CAPTCHA: Readonly<Partial<Record<CaptchaAction, Limit>>> = {
  login: { capacity: 3, perSecond: 3 / 1200 },
  magic_link: { capacity: 1, perSecond: 1 / 3600 },
  password_reset: { capacity: 1, perSecond: 1 / 3600 },
};

function keyOf(action: CaptchaAction, about: string, source: GuessSource): string {
  return `tries ${action} ${JSON.stringify([source, mailAddress(about).toLowerCase()])}`;
}

/**
 * Requires a solved captcha after too many failed attempts. Registering always requires one, and so do support requests
 * of visitors. Unknown accounts are treated alike.
 *
 * @param about the address whose attempts are counted
 * @param token the solution that was sent, if any
 * @param source origin of the attempt; a known browser has free attempts of its own
 * @throws DomainError recaptcha-token-expired
 */
export async function requireCaptcha(
  { captcha, rateLimiter }: Services,
  action: CaptchaAction,
  about: string,
  token: string | undefined,
  source: GuessSource = 'unknown',
): Promise<void> {
  if (!captcha.isOn) return;
  const free = ATTEMPTS_BEFORE_CAPTCHA[action];
  if (token === undefined && free && (await rateLimiter.take(keyOf(action, about, source), free)).wait === 0)
    return;
  if (token === undefined) {
    throw domainError('recaptcha-token-expired', { reason: 'missing' });
  }
  if (!(await captcha.isSolved(action, token))) throw domainError('recaptcha-token-expired');
}

/** Resets the failed attempts after a success. */
export function resetFailedAttempts(
  { rateLimiter }: Services,
  action: CaptchaAction,
  about: string,
  source: GuessSource,
): Promise<void> {
  return rateLimiter.forget(keyOf(action, about, source));
}
