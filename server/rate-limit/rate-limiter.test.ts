import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from '../db/database.ts';
import { sharedRateLimiter } from './rate-bucket-store.ts';
import { memoryRateLimiter, type RateLimiter } from './rate-limiter.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

let seconds = 0;
/** Implementations, and how time passes for each. */
const limiters: [string, () => RateLimiter, (passing: number) => Promise<unknown>][] = [
  [
    'in memory',
    () => memoryRateLimiter(() => seconds),
    async (passing) => {
      seconds += passing;
    },
  ],
  [
    'in the database',
    () => sharedRateLimiter(db),
    (passing) => db.query("update rate_buckets set full_at = full_at - $1 * interval '1 second'", [passing]),
  ],
];

describe.each(limiters)('rate limiter %s', (_where, make, pass) => {
  test("the rate limiter allows the bucket's number of requests, then returns the time to wait", async () => {
    const limiter = make();
    const limit = { capacity: 5, perSecond: 0.001 };
    const taken = await Promise.all(Array.from({ length: 8 }, () => limiter.take('burst', limit)));
    expect(taken.map(({ left }) => left).sort()).toEqual([0, 0, 0, 0, 1, 2, 3, 4]);
    const waits = taken.map(({ wait }) => wait);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    for (const wait of waits.filter((value) => value > 0)) {
      expect(wait).toBeGreaterThan(900);
      expect(wait).toBeLessThanOrEqual(1000);
    }
    expect(await limiter.take('somebody else', limit)).toEqual({ wait: 0, left: 4 });
  });

  test('the rate limiter refills a bucket over time', async () => {
    const limiter = make();
    const limit = { capacity: 1, perSecond: 0.001 };
    expect((await limiter.take('again', limit)).wait).toBe(0);
    await pass(500);
    expect((await limiter.take('again', limit)).wait).toBeGreaterThan(0);
    await pass(500);
    expect((await limiter.take('again', limit)).wait).toBe(0);
    expect((await limiter.take('again', limit)).wait).toBeGreaterThan(0);
  });
});

test('the rate limiter removes full buckets and keeps the others', async () => {
  const limiter = sharedRateLimiter(db);
  await limiter.take('quick', { capacity: 1, perSecond: 0.01 });
  await limiter.take('slow', { capacity: 1, perSecond: 0.0001 });
  await db.query("update rate_buckets set full_at = full_at - interval '200 seconds'");
  await limiter.sweep();
  const keys = await db.query<{ key: string }>("select key from rate_buckets where key in ('quick', 'slow')");
  expect(keys).toEqual([{ key: 'slow' }]);
});
