import { momentOf, wallClock } from '#server/core/time-zones.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours without push messages, in a time zone; equal hours disable them. */
export interface QuietHours {
  quietStart: number;
  quietEnd: number;
  timezone: string;
}

/**
 * Returns the end of the quiet hours that contain a moment; undefined outside of quiet hours.
 *
 * @param now milliseconds since 1970, like the result
 */
export function quietUntil(now: number, { quietStart, quietEnd, timezone }: QuietHours): number | undefined {
  const wall = wallClock(now, timezone);
  const sinceMidnight = wall % DAY_MS;
  const hour = Math.floor(sinceMidnight / HOUR_MS);
  const isQuiet =
    quietStart <= quietEnd ? hour >= quietStart && hour < quietEnd : hour >= quietStart || hour < quietEnd;
  if (!isQuiet) return undefined;
  const end = wall - sinceMidnight + quietEnd * HOUR_MS;
  return momentOf(end > wall ? end : end + DAY_MS, timezone);
}
