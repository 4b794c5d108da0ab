import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSiteClockChange, siteNow, syncSiteClock, toSiteTime } from './site-clock.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const dated = (time: number) => new Date(time).toUTCString();
const listener = vi.fn();
onSiteClockChange(listener);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  syncSiteClock(dated(Date.now()));
  listener.mockClear();
  vi.useRealTimers();
});

it.each([
  ['hours behind', 5 * HOUR_MS, 5 * HOUR_MS],
  ['hours ahead', -7 * HOUR_MS, -7 * HOUR_MS],
  ['a minute behind', 60_000, 60_000],
  ['almost a minute behind', 59_000, 0],
  ['almost a minute ahead', -59_000, 0],
])('siteNow follows the server when the device clock is %s', (_how, differs, ahead) => {
  syncSiteClock(dated(NOON + differs));
  expect([siteNow(), toSiteTime(NOON - HOUR_MS)]).toEqual([NOON + ahead, NOON - HOUR_MS + ahead]);
  expect(listener).toHaveBeenCalledTimes(ahead === 0 ? 0 : 1);
});

it('syncSiteClock ignores response delays and follows a changed device clock', () => {
  syncSiteClock(dated(NOON + HOUR_MS));
  syncSiteClock(dated(NOON + HOUR_MS - 59_000));
  expect(siteNow()).toBe(NOON + HOUR_MS);
  vi.setSystemTime(NOON + HOUR_MS);
  syncSiteClock(dated(NOON + HOUR_MS + 1000));
  expect(siteNow()).toBe(NOON + HOUR_MS);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([null, '', 'yesterday'])('syncSiteClock ignores %j', (date) => {
  syncSiteClock(date);
  expect(siteNow()).toBe(NOON);
});
