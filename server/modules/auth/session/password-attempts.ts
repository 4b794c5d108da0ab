import { limits } from '#generated/limits.ts';
import { rateLimited } from '#server/core/errors.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import type { GuessSource } from './guess-source.ts';

/** Limit of password guesses per account and source, across all network addresses. */
const PASSWORD_LIMIT: Limit = {
  capacity: limits.guessesPerAccount,
  perSecond: limits.guessesPerAccount / 1200,
};

/** Detail of a rejected log-in, for members who were locked out by guesses of others. */
/** Both parts are free text, so they are quoted: no typed address can produce another source's key. */
function keyOf(email: string, source: GuessSource): string {
  return `password ${JSON.stringify([source, mailAddress(email).toLowerCase()])}`;
}

/**
 * Counts a guess before it is checked, for unknown accounts as well.
 *
 * @throws DomainError rate-limit-exceeded
 */
export async function countPasswordAttempt(
  { rateLimiter }: Services,
  email: string,
  source: GuessSource,
): Promise<void> {
  const { wait } = await rateLimiter.take(keyOf(email, source), PASSWORD_LIMIT);
  if (wait > 0)
    throw rateLimited(wait, 'rate-limit-exceeded', source === 'unknown' ? { reason: 'passwords' } : {});
}

/** Resets the limit of a source after a correct password. */
export function resetPasswordAttempts(
  { rateLimiter }: Services,
  email: string,
  source: GuessSource,
): Promise<void> {
  return rateLimiter.forget(keyOf(email, source));
}
