import { expect, it } from 'vitest';
import { scheduleSpan } from './schedule-span.ts';

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
