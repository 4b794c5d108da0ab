import { firstIdAt } from '#server/core/ids.ts';
import { momentOf, wallClock } from '#server/core/time-zones.ts';

/** A month by year and number, from 1. */
export interface Month {
  year: number;
  month: number;
}

/**
 * Returns the lowest position of a month in a time zone; months before the id epoch map to the lowest position of all.
 */
export function monthStart({ year, month }: Month, timezone: string): string {
  const first = firstIdAt(momentOf(Date.UTC(year, month - 1, 1), timezone));
  return first.startsWith('-') ? '0' : first;
}

/** Returns the following month; December is followed by January. */
export function monthAfter({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** Returns the month in the time zone at a moment (milliseconds since 1970). */
export function monthOf(moment: number, timezone: string): Month {
  const wall = new Date(wallClock(moment, timezone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1 };
}

/** Returns all months from the first to the last, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (
    let at = first;
    at.year < last.year || (at.year === last.year && at.month <= last.month);
    at = monthAfter(at)
  ) {
    months.push(at);
  }
  return months;
}
