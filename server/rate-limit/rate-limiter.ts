import { type Database, first } from '../db/database.ts';

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
function leftOf(capacity: number, perSecond: number, filling: number): number {
  return Math.max(0, Math.floor(capacity - filling * perSecond + SKEW_SHARE));
}

/** Counts in memory: exact for a single process, and cheap enough for every request. */
export function memoryRateLimiter(now: () => number = () => performance.now() / 1000): RateLimiter {
  const fullAt = new Map<string, number>();
  return {
    async take(key, { capacity, perSecond }) {
      const moment = now();
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
      const moment = now();
      for (const [key, time] of fullAt) if (time <= moment) fullAt.delete(key);
    },
  };
}

const takeOne = `
  insert into rate_buckets as bucket (key, full_at) values ($1, now() + $2::float8 * interval '1 second')
  on conflict (key) do update
     set full_at = greatest(bucket.full_at, now()) + $2::float8 * interval '1 second'
   where greatest(bucket.full_at, now()) + ($2::float8 - 0.000001) * interval '1 second'
         <= now() + $3::float8 * interval '1 second'
  returning extract(epoch from full_at - now())::float8 as filling`;

const secondsToWait = `
  select extract(epoch from full_at - now())::float8 + $2::float8 - $3::float8 as wait
    from rate_buckets where key = $1`;

/** Counts in the database for all processes, with one small write per call. */
export function sharedRateLimiter(db: Database): RateLimiter {
  return {
    async take(key, { capacity, perSecond }) {
      const values = [key, 1 / perSecond, capacity / perSecond] as const;
      const taken = await first<{ filling: number }>(db, takeOne, values.slice());
      if (taken) return { wait: 0, left: leftOf(capacity, perSecond, taken.filling) };
      const row = await first<{ wait: number }>(db, secondsToWait, values.slice());
      return { wait: Math.max(0.001, row?.wait ?? 0), left: 0 };
    },
    async forget(key) {
      await db.query('delete from rate_buckets where key = $1', [key]);
    },
    async sweep() {
      await db.query('delete from rate_buckets where full_at < now()');
    },
  };
}
