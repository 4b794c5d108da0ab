/** Length of a day in milliseconds. */
export const DAY_MS = 86_400_000;

/** Days after which single events are dropped. */
export const EVENT_RETENTION_DAYS = 30;
/** Days after which trackers of placements are deleted. */
export const TRACKER_RETENTION_DAYS = 30;
/** Days after which timings are deleted. */
export const TIMING_RETENTION_DAYS = 90;
/** Days after which the sums of days are deleted: two years, so that a month stands beside the same one before. */
export const SUM_RETENTION_DAYS = 731;
/** Visitors of a day below which nothing is told about its views: a figure must not be about somebody. */
export const MIN_VISITORS = 5;
/** Days ahead of today that have a partition. */
export const AHEAD_DAYS = 3;

/** Returns the day of a time in UTC, as `date` is written. */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
