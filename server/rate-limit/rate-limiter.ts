/** A token bucket of `capacity` tokens that refills at `perSecond`. */
export type Limit = { capacity: number; perSecond: number };

/** Result of taking a token: seconds until one is available, 0 when it was taken; and the remaining tokens. */
export type TokenResult = { wait: number; left: number };

/** Counts actions in token buckets, one per key. */
export interface RateLimiter {
  /** Takes one token, if available. */
  take(key: string, limit: Limit): Promise<TokenResult>;
  /** Refills a bucket. */
  forget(key: string): Promise<void>;
  /** Deletes full buckets. Called periodically. */
  sweep(): Promise<void>;
}

/**
 * Tolerance for clock differences as a share of a token: of two simultaneous statements the later one may have an
 * earlier time.
 */
const SKEW_SHARE = 0.05;

/** Returns the tokens of a bucket that is full again in `filling` seconds. */
export function leftOf(capacity: number, perSecond: number, filling: number): number {
  return Math.max(0, Math.floor(capacity - filling * perSecond + SKEW_SHARE));
}

/** Seconds after which a limiter in memory forgets the buckets that are full again, so that it stays small. */
const SWEEP_SECONDS = 60;

/** Counts in memory: exact for a single process, and cheap enough for every request. */
export function memoryRateLimiter(now: () => number = () => performance.now() / 1000): RateLimiter {
  const fullAt = new Map<string, number>();
  let sweptAt = now();
  function sweepAt(moment: number): void {
    sweptAt = moment;
    for (const [key, time] of fullAt) if (time <= moment) fullAt.delete(key);
  }
  return {
    async take(key, { capacity, perSecond }) {
      const moment = now();
      if (moment - sweptAt >= SWEEP_SECONDS) sweepAt(moment);
      const next = Math.max(fullAt.get(key) ?? 0, moment) + 1 / perSecond;
      const wait = next - (moment + capacity / perSecond);
      // Tolerates rounding: adding 1/n n times does not give exactly 1.
      if (wait > 1e-6) return { wait, left: 0 };
      fullAt.set(key, next);
      return { wait: 0, left: leftOf(capacity, perSecond, next - moment) };
    },
    async forget(key) {
      fullAt.delete(key);
    },
    async sweep() {
      sweepAt(now());
    },
  };
}
