import { type Database, first } from '../db/database.ts';

/** A bucket of `capacity` tokens that fills up again at `perSecond`. */
export type Limit = { capacity: number; perSecond: number };

/** What came of taking a token: the seconds until there would be one, 0 when there was; and how many are left. */
export type Taken = { wait: number; left: number };

/** Counts what somebody does. Every bucket has a key of its own. */
export interface RateLimiter {
  /** Takes one token, if there is one. */
  take(key: string, limit: Limit): Promise<Taken>;
  /** Fills a bucket again. */
  forget(key: string): Promise<void>;
  /** Forgets buckets that are full again. To be called now and then. */
  sweep(): Promise<void>;
}

/** Share of a token by which clocks may differ: of two statements at once, the later one may have begun earlier. */
const SKEW = 0.05;

/** How many tokens a bucket holds that is full again in `filling` seconds. */
function leftOf(capacity: number, perSecond: number, filling: number): number {
  return Math.max(0, Math.floor(capacity - filling * perSecond + SKEW));
}

/** Counts in this process: exact while it is the only one, and cheap enough for every request. */
export function memoryRateLimiter(now: () => number = () => performance.now() / 1000): RateLimiter {
  const fullAt = new Map<string, number>();
  return {
    async take(key, { capacity, perSecond }) {
      const moment = now();
      const next = Math.max(fullAt.get(key) ?? 0, moment) + 1 / perSecond;
      const wait = next - (moment + capacity / perSecond);
      // Adding 1/n n times does not give exactly 1.
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

/** Counts in the database, for all processes together. One small write per call. */
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
