import { momentOf, wallClock } from '#server/core/time-zones.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours after midnight at which a digest is due. */
const SENT_AFTER_HOURS = 9;

export type Rhythm = 'daily' | 'weekly';

/** Time between two digests, in milliseconds. */
const periodOf = (rhythm: Rhythm): number => (rhythm === 'daily' ? DAY_MS : 7 * DAY_MS);

/** Returns the wall-clock time of the last hour at which a digest was due: today's, or that of the last Sunday. */
function lastDueWall(wall: number, rhythm: Rhythm): number {
  const midnight = wall - (wall % DAY_MS);
  const weekday = rhythm === 'daily' ? 0 : new Date(midnight).getUTCDay();
  const due = midnight - weekday * DAY_MS + SENT_AFTER_HOURS * HOUR_MS;
  return due <= wall ? due : due - periodOf(rhythm);
}

/**
 * Returns the last moment at which a digest was due in a time zone.
 *
 * @param now milliseconds since 1970, like the result
 */
export function lastDue(now: number, rhythm: Rhythm, timeZone: string): number {
  return momentOf(lastDueWall(wallClock(now, timeZone), rhythm), timeZone);
}

/** Returns the moment at which the digest before the last one was due: what is older is in no digest that is due now. */
export function dueBeforeLast(now: number, rhythm: Rhythm, timeZone: string): number {
  return lastDue(lastDue(now, rhythm, timeZone) - 1, rhythm, timeZone);
}

/** Returns the next moment after `now` at which a digest is due in a time zone. */
export function nextDue(now: number, rhythm: Rhythm, timeZone: string): number {
  return momentOf(lastDueWall(wallClock(now, timeZone), rhythm) + periodOf(rhythm), timeZone);
}

/** Returns the next morning at which digests are sent, when `now` is before that hour of the day; undefined afterwards. */
export function morningAhead(now: number, timeZone: string): number | undefined {
  const wall = wallClock(now, timeZone);
  const morning = wall - (wall % DAY_MS) + SENT_AFTER_HOURS * HOUR_MS;
  return morning > wall ? momentOf(morning, timeZone) : undefined;
}
