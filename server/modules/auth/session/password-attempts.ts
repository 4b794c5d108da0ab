import { limits } from '#generated/limits.ts';
import { rateLimited } from '#server/core/errors.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';
import type { GuessSource } from './guess-source.ts';

/** Password guesses per account and source, however many network addresses they come from. */
const PASSWORDS: Limit = {
  capacity: limits.guessesPerAccount,
  perSecond: limits.guessesPerAccount / 1200,
};

/** Detail of a refused log-in, for members who were locked out by somebody else's guesses. */
const LOCKED =
  'Too many passwords were tried for this account from browsers it was never used in. Log in by mail, use a browser you have logged in with before, or try again later.';

/** Both parts are free text, so they are quoted: no address typed can name another source's bucket. */
function keyOf(email: string, source: GuessSource): string {
  return `password ${JSON.stringify([source, mailAddress(email).toLowerCase()])}`;
}

/**
 * Counts a guess before it is judged, whether or not there is such an account.
 *
 * @throws DomainError rate-limit-exceeded
 */
export async function holdGuesses(
  { rateLimiter }: Services,
  email: string,
  source: GuessSource,
): Promise<void> {
  const { wait } = await rateLimiter.take(keyOf(email, source), PASSWORDS);
  if (wait > 0)
    throw rateLimited(wait, 'rate-limit-exceeded', source === 'unknown' ? { detail: LOCKED } : {});
}

/** Restores the budget of a source after a right password. */
export function forgetGuesses({ rateLimiter }: Services, email: string, source: GuessSource): Promise<void> {
  return rateLimiter.forget(keyOf(email, source));
}
