const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * Formats a time as local time for a date and time field: `2026-05-01T09:00`.
 *
 * @param moment milliseconds since 1970
 */
export function wallTimeOf(moment: number): string {
  const date = new Date(moment);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** Parses a local time to milliseconds since 1970; undefined when it is invalid. */
export function momentOf(wallTime: string): number | undefined {
  const moment = wallTime === '' ? Number.NaN : new Date(wallTime).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}

/** Returns the name of the browser's time zone. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
