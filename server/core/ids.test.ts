import { expect, test } from 'vitest';
import { firstIdAt, firstPositionAt, isPossibleId, LARGEST_ID, timeOfId } from './ids.ts';

test('timeOfId returns the time of an id, and firstIdAt the lowest id of a millisecond', () => {
  const moment = Date.parse('2026-02-03T04:05:06.789Z');
  expect(timeOfId(firstIdAt(moment))).toBe(moment);
  expect(BigInt(firstIdAt(moment + 1)) - BigInt(firstIdAt(moment))).toBe(1n << 22n);
});

test('firstIdAt stays within bigint for times beyond the last id', () => {
  const largest = 2n ** 63n - 1n;
  const last = 1_136_073_600_000 + 2 ** 41 - 1;
  expect(BigInt(firstIdAt(last))).toBeLessThan(largest);
  for (const moment of [last + 1, 4_102_444_800_000, Number.MAX_SAFE_INTEGER]) {
    expect(BigInt(firstIdAt(moment))).toBe(largest);
  }
  expect(BigInt(firstIdAt(0))).toBeGreaterThan(-(2n ** 63n));
});

test('firstPositionAt returns the first position of a second, and 0 before the epoch of ids', () => {
  const second = Date.parse('2026-02-03T04:05:06Z') / 1000;
  expect(firstPositionAt(second)).toBe(firstIdAt(second * 1000));
  expect(firstPositionAt(1_136_073_601)).toBe(String(1000n << 22n));
  expect([firstPositionAt(1_136_073_600), firstPositionAt(1_136_073_599), firstPositionAt(0)]).toEqual([
    '0',
    '0',
    '0',
  ]);
});

test('isPossibleId is false for an id that bigint cannot hold', () => {
  expect(isPossibleId(LARGEST_ID)).toBe(true);
  expect(isPossibleId(String(BigInt(LARGEST_ID) + 1n))).toBe(false);
  expect(isPossibleId('9999999999999999999')).toBe(false);
});

test('isPossibleId is false for text that is no number, and for numbers beyond the range', () => {
  const ids = ['0', '9223372036854775807', '9223372036854775808', 'none', '-1', '', '1e3'];
  expect(ids.filter(isPossibleId)).toEqual(['0', '9223372036854775807']);
});
