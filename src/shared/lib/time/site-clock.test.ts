import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bySite, learnTime, onTimeLearnt, siteNow } from './site-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
const dated = (time: number) => new Date(time).toUTCString();
const told = vi.fn();
onTimeLearnt(told);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  learnTime(dated(Date.now()));
  told.mockClear();
  vi.useRealTimers();
});

it.each([
  ['hours behind', 5 * HOUR, 5 * HOUR],
  ['hours ahead', -7 * HOUR, -7 * HOUR],
  ['a minute behind', 60_000, 60_000],
  ['almost a minute behind', 59_000, 0],
  ['almost a minute ahead', -59_000, 0],
])('goes by the site where the own clock is %s', (_how, differs, ahead) => {
  learnTime(dated(NOON + differs));
  expect([siteNow(), bySite(NOON - HOUR)]).toEqual([NOON + ahead, NOON - HOUR + ahead]);
  expect(told).toHaveBeenCalledTimes(ahead === 0 ? 0 : 1);
});

it('stays steady while answers take their time, and follows a clock that is set', () => {
  learnTime(dated(NOON + HOUR));
  learnTime(dated(NOON + HOUR - 59_000));
  expect(siteNow()).toBe(NOON + HOUR);
  vi.setSystemTime(NOON + HOUR);
  learnTime(dated(NOON + HOUR + 1000));
  expect(siteNow()).toBe(NOON + HOUR);
  expect(told).toHaveBeenCalledTimes(2);
});

it.each([null, '', 'yesterday'])('learns nothing from %j', (date) => {
  learnTime(date);
  expect(siteNow()).toBe(NOON);
});
