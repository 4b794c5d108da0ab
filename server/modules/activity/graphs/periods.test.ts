import { describe, expect, it, test } from 'vitest';
import { periodOf } from './periods.ts';

const NOW = Date.parse('2026-03-30T10:20:30Z');
const told = (moment: number | undefined) => new Date(moment ?? Number.NaN).toISOString();

function stepsOf(range: string, granularity: string, timezone = 'UTC', now = NOW) {
  const period = periodOf({ range, granularity }, now, timezone);
  return { ...period, steps: period.bounds.length - 1 };
}

describe('periodOf', () => {
  it.each([
    ['day', 24, 1],
    ['threedays', 72, 3],
    ['week', 168, 7],
    ['month', 720, 30],
  ])('periodOf divides %s into %i hours, %i days or one sum', (range, hours, days) => {
    expect(['hourly', 'daily', 'sum'].map((granularity) => stepsOf(range, granularity).steps)).toEqual([
      hours,
      days,
      1,
    ]);
  });

  test.each([
    ['', ''],
    ['year', 'minutely'],
    ['toString', 'constructor'],
    ['DAY', 'Daily'],
  ])(
    'periodOf treats the range "%s" and granularity "%s" as threedays [validation-19], hourly [validation-20]',
    (range, granularity) => {
      expect(stepsOf(range, granularity)).toMatchObject({
        range: 'threedays',
        granularity: 'hourly',
        steps: 72,
      });
    },
  );

  it('periodOf ends with the current hour and compares with a previous period of the same length', () => {
    const { before, bounds } = stepsOf('day', 'hourly');
    expect([before, bounds[0], bounds.at(-1)].map(told)).toEqual([
      '2026-03-28T11:00:00.000Z',
      '2026-03-29T11:00:00.000Z',
      '2026-03-30T11:00:00.000Z',
    ]);
    const full = Date.parse('2026-03-30T11:00:00Z');
    expect(told(stepsOf('day', 'sum', 'UTC', full - 1).bounds.at(-1))).toBe('2026-03-30T11:00:00.000Z');
    expect(told(stepsOf('day', 'sum', 'UTC', full).bounds.at(-1))).toBe('2026-03-30T12:00:00.000Z');
  });

  it('periodOf cuts days in the time zone of the blog and ends with today', () => {
    const { before, bounds } = stepsOf('threedays', 'daily', 'Europe/Berlin');
    expect([before, ...bounds].map(told)).toEqual([
      '2026-03-24T23:00:00.000Z',
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T22:00:00.000Z',
    ]);
  });
});
