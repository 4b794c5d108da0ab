import { rateLimited } from '#server/core/errors.ts';
import type { Limit, RateLimiter } from '../rate-limit/rate-limiter.ts';

/** Returns a limit per hour, which may be used up at once. */
export const perHour = (capacity: number): Limit => ({ capacity, perSecond: capacity / 3600 });

/** Counts an e-mail. @throws DomainError rate-limit-exceeded */
export async function limitMail(limiter: RateLimiter, key: string, limit: Limit): Promise<void> {
  const { wait } = await limiter.take(key, limit);
  if (wait > 0) {
    throw rateLimited(wait, 'rate-limit-exceeded', {
      reason: 'emails',
    });
  }
}
