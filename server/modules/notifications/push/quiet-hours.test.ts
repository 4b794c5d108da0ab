import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

function until(now: string, quietStart: number, quietEnd: number, timezone = 'UTC'): string | undefined {
  const end = quietUntil(Date.parse(now), { quietStart, quietEnd, timezone });
  return end === undefined ? undefined : new Date(end).toISOString();
}

it.each([
  ['before they begin', '2026-05-10T22:59:59Z', 23, 7, undefined],
  ['as they begin', '2026-05-10T23:00:00Z', 23, 7, '2026-05-11T07:00:00.000Z'],
  ['after midnight', '2026-05-11T00:30:00Z', 23, 7, '2026-05-11T07:00:00.000Z'],
  ['a second before they end', '2026-05-11T06:59:59Z', 23, 7, '2026-05-11T07:00:00.000Z'],
  ['as they end', '2026-05-11T07:00:00Z', 23, 7, undefined],
  ['within a day', '2026-05-11T13:10:00Z', 12, 14, '2026-05-11T14:00:00.000Z'],
  ['outside of hours within a day', '2026-05-11T11:59:00Z', 12, 14, undefined],
  ['until midnight', '2026-05-11T22:10:00Z', 22, 0, '2026-05-12T00:00:00.000Z'],
  ['equal hours, which mean none', '2026-05-11T07:10:00Z', 7, 7, undefined],
])(
  'quietUntil returns the end of the quiet hours, or undefined outside of them: %s',
  (_when, now, start, end, expected) => {
    expect(until(now, start, end)).toBe(expected);
  },
);

it("quietUntil uses the member's time zone, also at the change to summer time", () => {
  expect(until('2026-05-10T21:30:00Z', 23, 7, 'Europe/Berlin')).toBe('2026-05-11T05:00:00.000Z');
  expect(until('2026-05-10T20:30:00Z', 23, 7, 'Europe/Berlin')).toBeUndefined();
  // The night of 28 to 29 March 2026 is an hour shorter.
  expect(until('2026-03-28T23:00:00Z', 23, 7, 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z');
});
