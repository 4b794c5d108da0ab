import { expect, test } from 'vitest';
import { firstIdAt, firstPositionAt, isPossibleId, LARGEST_ID, timeOfId } from './ids.ts';

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

test('a position is the first of its second; before there were any it is nothing', () => {
  const second = Date.parse('2026-02-03T04:05:06Z') / 1000;
  expect(firstPositionAt(second)).toBe(firstIdAt(second * 1000));
  expect(firstPositionAt(1_136_073_601)).toBe(String(1000n << 22n));
  expect([firstPositionAt(1_136_073_600), firstPositionAt(1_136_073_599), firstPositionAt(0)]).toEqual([
    '0',
    '0',
    '0',
  ]);
});

test('an id the database cannot hold is none', () => {
  expect(isPossibleId(LARGEST_ID)).toBe(true);
  expect(isPossibleId(String(BigInt(LARGEST_ID) + 1n))).toBe(false);
  expect(isPossibleId('9999999999999999999')).toBe(false);
});
