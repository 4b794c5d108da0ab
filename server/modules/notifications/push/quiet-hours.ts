import { momentOf, wallClock } from '#server/core/time-zones.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From which hour to which nothing is pushed, in a time zone; equal hours mean that there is none such. */
export interface QuietHours {
  quietStart: number;
  quietEnd: number;
  timezone: string;
}

/**
 * When the quiet hours end that a moment lies in; undefined when it lies in none.
 *
 * @param now milliseconds since 1970, as is what it answers
 */
export function quietUntil(now: number, { quietStart, quietEnd, timezone }: QuietHours): number | undefined {
  const wall = wallClock(now, timezone);
  const sinceMidnight = wall % DAY;
  const hour = Math.floor(sinceMidnight / HOUR);
  const isQuiet =
    quietStart <= quietEnd ? hour >= quietStart && hour < quietEnd : hour >= quietStart || hour < quietEnd;
  if (!isQuiet) return undefined;
  const end = wall - sinceMidnight + quietEnd * HOUR;
  return momentOf(end > wall ? end : end + DAY, timezone);
}
