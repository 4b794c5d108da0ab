const MINUTE = 60_000;
const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment as clocks here show it, the way a date and time field wants it: `2026-05-01T09:00`.
 *
 * @param moment milliseconds since 1970
 */
export function wallTimeOf(moment: number): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment at which clocks here show that, in milliseconds since 1970; undefined when it is no time. */
export function momentOf(wallTime: string): number | undefined {
  const moment = wallTime === '' ? Number.NaN : new Date(wallTime).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}

/** Whether a post can still be scheduled for that time. */
export function isToCome(wallTime: string | undefined, now: number): boolean {
  return (momentOf(wallTime ?? '') ?? 0) > now;
}

/** The time a schedule begins with: the next full hour that is at least an hour away. */
export function suggestedTime(now: number): string {
  const hour = new Date(now + 120 * MINUTE);
  hour.setMinutes(0, 0, 0);
  return wallTimeOf(hour.getTime());
}

/** The reader's own time zone, as it is known by name. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
