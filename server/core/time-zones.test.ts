import { expect, test } from 'vitest';
import { isTimeZone, momentOf, wallClock } from './time-zones.ts';

/** Returns the moment of a wall clock time as UTC spells it. */
function at(wall: string, timezone: string): string {
  return new Date(momentOf(Date.parse(`${wall}Z`), timezone)).toISOString();
}

test.each([
  ['Europe/Berlin', '2026-01-15T09:00:00', '2026-01-15T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-15T09:00:00', '2026-07-15T07:00:00.000Z'],
  ['America/New_York', '2026-07-15T09:00:00', '2026-07-15T13:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-15T09:00:00', '2026-07-15T03:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-15T09:00:00', '2026-07-14T19:00:00.000Z'],
])('momentOf finds an ordinary time in %s: %s', (timezone, wall, moment) => {
  expect(at(wall, timezone)).toBe(moment);
});

test.each([
  // East and west of Greenwich the first guess falls on different sides of the jump.
  ['Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15:00', '2026-10-03T15:45:00.000Z'],
])('momentOf moves a time that summer time skips in %s to later: %s', (timezone, wall, moment) => {
  expect(at(wall, timezone)).toBe(moment);
  expect(wallClock(Date.parse(moment), timezone)).toBeGreaterThan(Date.parse(`${wall}Z`));
});

test.each([
  ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00.000Z'],
])('momentOf takes the first of two times at the end of summer time in %s: %s', (timezone, wall, moment) => {
  expect(at(wall, timezone)).toBe(moment);
});

test('isTimeZone knows names of the IANA database alone, and wallClock treats others as UTC', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  expect(wallClock(0, 'Mars/Olympus')).toBe(0);
});
