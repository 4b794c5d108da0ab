import { expect, it } from 'vitest';
import { isOnLine, scheduleDays, scheduleSpan } from './schedule-span.ts';

const DAY_SECONDS = 86_400;
const TODAY_SECONDS = 1_780_000_000;
const days = (count: number): number => TODAY_SECONDS + count * DAY_SECONDS;

it.each([
  ['around today', days(-7), days(14), 16.667, 66.667],
  ['without an end', days(0), undefined, 33.333, 100],
  ['long over', days(-90), days(-60), 0, 0],
  ['far away', days(60), days(90), 100, 100],
])('scheduleSpan of a schedule %s stays on the line', (_, startTs, endTs, start, end) => {
  const span = scheduleSpan({ startTs, ...(endTs === undefined ? {} : { endTs }) }, TODAY_SECONDS);
  expect(span.start).toBeCloseTo(start, 2);
  expect(span.end).toBeCloseTo(end, 2);
  expect(span.today).toBeCloseTo(33.333, 2);
});

it('scheduleDays returns a date every two weeks around today, which stands where the line of today is', () => {
  const shown = scheduleDays(TODAY_SECONDS);
  expect(shown.map(({ seconds }) => (seconds - TODAY_SECONDS) / DAY_SECONDS)).toEqual([-14, 0, 14]);
  expect(shown[1]?.at).toBeCloseTo(scheduleSpan({ startTs: 0 }, TODAY_SECONDS).today, 5);
});

it.each([
  ['that ended before the line', days(-90), days(-60), false],
  ['that ended on the line', days(-90), days(-3), true],
  ['without an end', days(-90), undefined, true],
  ['that begins after the line', days(60), undefined, false],
])('isOnLine finds a schedule %s, or not', (_, startTs, endTs, isShown) => {
  const schedule = { startTs, ...(endTs === undefined ? {} : { endTs }) };
  expect(isOnLine(schedule, TODAY_SECONDS)).toBe(isShown);
});
