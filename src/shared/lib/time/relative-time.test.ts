import { describe, expect, it } from 'vitest';
import { fullTime, isoTime, relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 20, 12) / 1000;
const ago = (seconds: number, locale = 'en-US'): string => relativeTime(NOW - seconds, NOW, locale, 'UTC');

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 min. ago'],
    [3599, '59 min. ago'],
    [3600, '1 hr. ago'],
    [86_399, '23 hr. ago'],
    [86_400, 'yesterday'],
    [604_799, '6 days ago'],
  ])(
    'relativeTime is relative %i s after, under one week [validation-29] [constants-15] [constants-16] [constants-17]',
    (age, text) => {
      expect(ago(age)).toBe(text);
    },
  );

  it('relativeTime is a date from one week on, with the year only when it differs [validation-29] [constants-18]', () => {
    expect(ago(604_800)).toBe('Nov 13');
    expect(ago(365 * 86_400)).toBe('Nov 20, 2025');
  });

  it('relativeTime reads a slightly fast clock as now and a future date as a date', () => {
    expect(ago(-30)).toBe('now');
    expect(ago(-2 * 86_400)).toBe('Nov 22');
  });

  it('relativeTime uses the given language', () => {
    expect(ago(7200, 'de')).toBe('vor 2 Std.');
    expect(ago(604_800, 'de')).toBe('13. Nov.');
  });

  it('relativeTime determines the year in the given time zone', () => {
    const newYear = Date.UTC(2026, 0, 1, 2) / 1000;
    expect(relativeTime(newYear, NOW, 'en-US', 'America/New_York')).toBe('Dec 31, 2025');
  });
});

it('fullTime and isoTime format the complete timestamp', () => {
  expect(fullTime(NOW, 'en-US', 'UTC')).toBe('Friday, November 20, 2026 at 12:00 PM');
  expect(isoTime(NOW)).toBe('2026-11-20T12:00:00.000Z');
});
