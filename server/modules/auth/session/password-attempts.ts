import { limits } from '#generated/limits.ts';
import { rateLimited } from '#server/core/errors.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import type { Limit } from '#server/rate-limit/rate-limiter.ts';
import type { Services } from '#server/services.ts';

/** Passwords tried for one account, from wherever: who guesses from many addresses gets no further (besides `guessing` of plugins/app/rate-limit.ts). */
const PASSWORDS: Limit = {
  capacity: limits.guessesPerAccount,
  perSecond: limits.guessesPerAccount / 1200,
};

const keyOf = (email: string): string => `password ${mailAddress(email).toLowerCase()}`;

/**
 * Counts a try before it is judged, whether or not there is such an account.
 *
 * @throws DomainError rate-limit-exceeded
 */
export async function holdGuesses({ rateLimiter }: Services, email: string): Promise<void> {
  const { wait } = await rateLimiter.take(keyOf(email), PASSWORDS);
  if (wait > 0) throw rateLimited(wait);
}

/** The member has proved who they are: their own slips no longer count. */
export function forgetGuesses({ rateLimiter }: Services, email: string): Promise<void> {
  return rateLimiter.forget(keyOf(email));
}
