import { expect, it } from 'vitest';
import { rangeProblem, rangeUpTo } from './figure-range.ts';

const NOW = Date.parse('2026-05-06T23:30:00Z');

it('rangeUpTo ends today and has as many days as asked for', () => {
  expect(rangeUpTo(7, NOW)).toEqual({ from: '2026-04-30', to: '2026-05-06' });
});

it.each([
  ['2026-05-01', '2026-05-01', undefined],
  ['2025-05-06', '2026-05-06', undefined],
  ['2025-05-05', '2026-05-06', 'long'],
  ['2026-05-02', '2026-05-01', 'backwards'],
  ['2026-05-01', '2026-05-07', 'ahead'],
  ['', '2026-05-01', 'missing'],
])('rangeProblem answers for %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to }, NOW)).toBe(problem);
});
