import { domainError } from '#server/core/errors.ts';
import { DAY_MS, dayOf } from '../analytics/days.ts';
import type { DayRange } from './site-days-repository.ts';

/** Most days of a range. */
const MAX_RANGE_DAYS = 366;
/** Days of a range without a start. */
const USUAL_RANGE_DAYS = 30;

/**
 * Returns the days that a request asks for.
 *
 * @throws invalid-request-param (5016) for a range that ends before it starts, lies ahead or is too long
 */
export function chosenRange(asked: { from?: string; to?: string }, nowMs: number): DayRange {
  const today = dayOf(nowMs);
  const { to = today } = asked;
  if (to > today)
    throw domainError('invalid-request-param', { field: 'to', detail: 'That day is still to come.' });
  const { from = dayOf(Date.parse(to) - (USUAL_RANGE_DAYS - 1) * DAY_MS) } = asked;
  if (from > to) {
    throw domainError('invalid-request-param', {
      field: 'from',
      detail: 'The first day comes after the last one.',
    });
  }
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_RANGE_DAYS) {
    throw domainError('invalid-request-param', {
      field: 'from',
      detail: `A range has at most ${MAX_RANGE_DAYS} days.`,
    });
  }
  return { from, to };
}

/** Returns every day of a range, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length }, (_, at) => dayOf(Date.parse(from) + at * DAY_MS));
}
