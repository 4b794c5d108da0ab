import { timeOfId } from '#server/core/ids.ts';
import { monthOf, monthStart } from '#server/modules/posts/archive/months.ts';

const DAY_MS = 86_400_000;
/** Days before its end from which a year counts as complete. */
const LAST_DAY_COUNT = 4;

/** Returns true when a year is over, or in its last days, in the time zone. `now` in milliseconds since 1970. */
export function isComplete(year: number, now: number, timezone: string): boolean {
  return monthOf(now + LAST_DAY_COUNT * DAY_MS, timezone).year > year;
}

/** Returns the latest complete year. */
export function lastCompleteYear(now: number, timezone: string): number {
  return monthOf(now + LAST_DAY_COUNT * DAY_MS, timezone).year - 1;
}

/** Returns the year of a post's position in the time zone. */
export function yearAt(position: string, timezone: string): number {
  return monthOf(timeOfId(position), timezone).year;
}

/** Returns the positions of the starts of a year's months in a time zone, and of the next year: thirteen. */
export function monthStartsOf(year: number, timezone: string): string[] {
  return Array.from({ length: 13 }, (_, at) =>
    monthStart({ year: at === 12 ? year + 1 : year, month: (at % 12) + 1 }, timezone),
  );
}
