import { expect, test } from 'vitest';
import { firstIdAt, timeOfId } from './ids.ts';

test('an id tells its time, and the first of a moment is the lowest', () => {
  const moment = Date.parse('2026-02-03T04:05:06.789Z');
  expect(timeOfId(firstIdAt(moment))).toBe(moment);
  expect(BigInt(firstIdAt(moment + 1)) - BigInt(firstIdAt(moment))).toBe(1n << 22n);
});

test('moments beyond the last id fit a database’s number', () => {
  const largest = 2n ** 63n - 1n;
  const last = 1_136_073_600_000 + 2 ** 41 - 1;
  expect(BigInt(firstIdAt(last))).toBeLessThan(largest);
  for (const moment of [last + 1, 4_102_444_800_000, Number.MAX_SAFE_INTEGER]) {
    expect(BigInt(firstIdAt(moment))).toBe(largest);
  }
  expect(BigInt(firstIdAt(0))).toBeGreaterThan(-(2n ** 63n));
});
