import { timeOfId } from '#server/core/ids.ts';
import { monthOf, monthStart } from '#server/modules/posts/archive/months.ts';

const DAY = 86_400_000;
/** Days before its end at which a year is as good as over. */
const LAST_DAYS = 4;

/** Whether a year is over, or in its last days, where the time zone is. `now` in milliseconds since 1970. */
export function isComplete(year: number, now: number, timezone: string): boolean {
  return monthOf(now + LAST_DAYS * DAY, timezone).year > year;
}

/** The last year of which that is true. */
export function lastCompleteYear(now: number, timezone: string): number {
  return monthOf(now + LAST_DAYS * DAY, timezone).year - 1;
}

/** The year that a post's position lies in, where the time zone is. */
export function yearAt(position: string, timezone: string): number {
  return monthOf(timeOfId(position), timezone).year;
}

/** Positions of the first moments of a year's months in a time zone, and of the year behind it: thirteen. */
export function monthStartsOf(year: number, timezone: string): string[] {
  return Array.from({ length: 13 }, (_, at) =>
    monthStart({ year: at === 12 ? year + 1 : year, month: (at % 12) + 1 }, timezone),
  );
}
