import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';

const DAY_SECONDS = 86_400;
/** Days before and after today that the line of a schedule covers. */
const PAST_DAYS = 14;
const COMING_DAYS = 28;

/**
 * Returns where a schedule begins and ends and where today is, in percent of a line that covers the days around today.
 * What lies beyond the line ends at its edge.
 *
 * @param now seconds since 1970
 */
export function scheduleSpan(
  { startTs, endTs }: Pick<SiteAnnouncement, 'startTs' | 'endTs'>,
  now: number,
): { start: number; end: number; today: number } {
  const percentOf = (seconds: number): number => {
    const days = (seconds - now) / DAY_SECONDS + PAST_DAYS;
    return Math.min(100, Math.max(0, (days / (PAST_DAYS + COMING_DAYS)) * 100));
  };
  return {
    start: percentOf(startTs),
    end: endTs === undefined ? 100 : percentOf(endTs),
    today: percentOf(now),
  };
}

/** Days between two dates above the line. */
const LABEL_DAYS = 14;

/**
 * Returns the dates above the line with their places in percent, one every two weeks, of which one is today: more would run
 * into each other on a phone, and in languages with longer dates. Times are seconds since 1970.
 */
export function scheduleDays(now: number): { at: number; seconds: number }[] {
  const count = (PAST_DAYS + COMING_DAYS) / LABEL_DAYS;
  return Array.from({ length: count }, (_, index) => ({
    at: (index / count) * 100,
    seconds: now + (index * LABEL_DAYS - PAST_DAYS) * DAY_SECONDS,
  }));
}

/** Returns true when a part of a schedule lies on the line. */
export function isOnLine(schedule: Pick<SiteAnnouncement, 'startTs' | 'endTs'>, now: number): boolean {
  const { start, end } = scheduleSpan(schedule, now);
  return start < 100 && end > 0;
}
