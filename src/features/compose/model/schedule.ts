import { momentOf, wallTimeOf } from '#src/shared/lib/time/wall-time.ts';

const MINUTE_MS = 60_000;

/** Returns true when the local time is in the future. */
export function isInFuture(wallTime: string | undefined, now: number): boolean {
  return (momentOf(wallTime ?? '') ?? 0) > now;
}

/** Returns the suggested publishing time: the next full hour that is at least an hour away. */
export function suggestedTime(now: number): string {
  const hour = new Date(now + 120 * MINUTE_MS);
  hour.setMinutes(0, 0, 0);
  return wallTimeOf(hour.getTime());
}
