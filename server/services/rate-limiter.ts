import { type Database, first } from '../db/database.ts';

/** A bucket of `capacity` tokens that fills up again at `perSecond`. */
export type Limit = { capacity: number; perSecond: number };

/** Counts what somebody does. Every bucket has a key of its own. */
export interface RateLimiter {
  /** Takes one token. Answers the seconds until there would be one; 0 when there was. */
  take(key: string, limit: Limit): Promise<number>;
  /** Forgets buckets that are full again. To be called now and then. */
  sweep(): Promise<void>;
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
      if (wait > 1e-6) return wait;
      fullAt.set(key, next);
      return 0;
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
  returning 1 as taken`;

const secondsToWait = `
  select extract(epoch from full_at - now())::float8 + $2::float8 - $3::float8 as wait
    from rate_buckets where key = $1`;

/** Counts in the database, for all processes together. One small write per call. */
export function sharedRateLimiter(db: Database): RateLimiter {
  return {
    async take(key, { capacity, perSecond }) {
      const values = [key, 1 / perSecond, capacity / perSecond] as const;
      if ((await db.query(takeOne, values.slice())).length > 0) return 0;
      const row = await first<{ wait: number }>(db, secondsToWait, values.slice());
      return Math.max(0.001, row?.wait ?? 0);
    },
    async sweep() {
      await db.query('delete from rate_buckets where full_at < now()');
    },
  };
}
