import { expect, it } from 'vitest';
import { badgeCount, compactCount, fullCount } from './counts.ts';

it.each([
  [-3, '0'],
  [0, '0'],
  [999, '999'],
  [1234, '1.2K'],
  [1_500_000, '1.5M'],
])('compactCount %i → %s', (count, text) => {
  expect(compactCount(count, 'en-US')).toBe(text);
});

it('fullCount groups by language and never goes below 0', () => {
  expect(fullCount(12_345, 'en-US')).toBe('12,345');
  expect(fullCount(12_345, 'de')).toBe('12.345');
  expect(fullCount(-1, 'en-US')).toBe('0');
});

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('badgeCount %i → %j', (count, text) => {
  expect(badgeCount(count)).toBe(text);
});
