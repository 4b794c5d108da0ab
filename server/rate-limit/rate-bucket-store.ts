import { type Database, first } from '../db/database.ts';
import { leftOf, type RateLimiter } from './rate-limiter.ts';

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
