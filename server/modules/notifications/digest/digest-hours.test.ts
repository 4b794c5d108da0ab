import { expect, it } from 'vitest';
import { dueBeforeLast, lastDue, morningAhead, nextDue } from './digest-hours.ts';

const iso = (moment: number | undefined) => moment && new Date(moment).toISOString();

it.each([
  ['a Wednesday', 'weekly', '2026-11-25T12:00:00Z', 'UTC', '2026-11-22T09:00:00Z', '2026-11-29T09:00:00Z'],
  [
    'a Sunday before nine',
    'weekly',
    '2026-11-29T08:59:59Z',
    'UTC',
    '2026-11-22T09:00:00Z',
    '2026-11-29T09:00:00Z',
  ],
  [
    'a Sunday at nine',
    'weekly',
    '2026-11-29T09:00:00Z',
    'UTC',
    '2026-11-29T09:00:00Z',
    '2026-12-06T09:00:00Z',
  ],
  [
    'a day before nine',
    'daily',
    '2026-11-25T08:00:00Z',
    'UTC',
    '2026-11-24T09:00:00Z',
    '2026-11-25T09:00:00Z',
  ],
  [
    'a Sunday that is still Saturday there',
    'weekly',
    '2026-11-29T09:30:00Z',
    'Pacific/Honolulu',
    '2026-11-22T19:00:00Z',
    '2026-11-29T19:00:00Z',
  ],
  [
    'the week in which summer time begins',
    'weekly',
    '2026-03-27T12:00:00Z',
    'Europe/Berlin',
    '2026-03-22T08:00:00Z',
    '2026-03-29T07:00:00Z',
  ],
  [
    'the week in which summer time ends',
    'weekly',
    '2026-10-23T12:00:00Z',
    'Europe/Berlin',
    '2026-10-18T07:00:00Z',
    '2026-10-25T08:00:00Z',
  ],
  [
    'the day on which summer time ends',
    'daily',
    '2026-10-24T12:00:00Z',
    'Europe/Berlin',
    '2026-10-24T07:00:00Z',
    '2026-10-25T08:00:00Z',
  ],
  [
    'an unknown time zone, as UTC',
    'daily',
    '2026-11-25T12:00:00Z',
    'Nowhere/Land',
    '2026-11-25T09:00:00Z',
    '2026-11-26T09:00:00Z',
  ],
] as const)(
  'Digests are due at nine by the clocks of the member: %s',
  (_case, rhythm, now, zone, last, next) => {
    const at = Date.parse(now);
    expect(iso(lastDue(at, rhythm, zone))).toBe(new Date(last).toISOString());
    expect(iso(nextDue(at, rhythm, zone))).toBe(new Date(next).toISOString());
  },
);

it('morningAhead returns nine in the morning before that hour, and undefined afterwards', () => {
  expect(iso(morningAhead(Date.parse('2026-11-25T05:00:00Z'), 'Europe/Berlin'))).toBe(
    '2026-11-25T08:00:00.000Z',
  );
  expect(morningAhead(Date.parse('2026-11-25T08:00:00Z'), 'Europe/Berlin')).toBeUndefined();
});

it.each([
  ['weekly', 'UTC', '2026-11-29T09:05:00Z', '2026-11-22T09:00:00.000Z'],
  ['daily', 'UTC', '2026-11-29T08:59:00Z', '2026-11-27T09:00:00.000Z'],
  ['weekly', 'Europe/Berlin', '2026-10-25T08:05:00Z', '2026-10-18T07:00:00.000Z'],
] as const)(
  'A %s digest in %s that is sent at %s tells of nothing before %s',
  (rhythm, zone, now, earliest) => {
    expect(iso(dueBeforeLast(Date.parse(now), rhythm, zone))).toBe(earliest);
  },
);
