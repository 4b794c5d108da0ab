import { dateFormat, relativeTimeFormat } from '../language/formatters.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
const WEEK_SECONDS = 604_800;

type Unit = 'second' | 'minute' | 'hour' | 'day';

function inUnit(age: number): [amount: number, unit: Unit] {
  if (age < MINUTE_SECONDS) return [0, 'second'];
  if (age < HOUR_SECONDS) return [Math.floor(age / MINUTE_SECONDS), 'minute'];
  if (age < DAY_SECONDS) return [Math.floor(age / HOUR_SECONDS), 'hour'];
  return [Math.floor(age / DAY_SECONDS), 'day'];
}

/**
 * Formats a past time: relative under one week ("3 hours ago"), a date beyond that, without the year in the current
 * year (spec 000 §5). Times in the future by less than a minute (clocks differ) read as now; further ones show their
 * date.
 * @param timestamp seconds since 1970, as the API sends them
 * @param now seconds since 1970
 * @param locale BCP 47 tag
 * @param timeZone IANA name; defaults to the machine's own (set it when rendering on the server)
 */
export function relativeTime(timestamp: number, now: number, locale: string, timeZone?: string): string {
  const age = now - timestamp;
  if (age > -MINUTE_SECONDS && age < WEEK_SECONDS) {
    const [amount, unit] = inUnit(age);
    return relativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(-amount, unit);
  }
  const year = (seconds: number): string =>
    dateFormat('en', { year: 'numeric', timeZone }).format(seconds * 1000);
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: year(timestamp) === year(now) ? undefined : 'numeric',
    timeZone,
  }).format(timestamp * 1000);
}

/**
 * Formats full date and time, for tooltips and `<time title>`.
 * @param timestamp seconds since 1970
 */
export function fullTime(timestamp: number, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(timestamp * 1000);
}

/**
 * Formats a future time: day, date and time, short.
 * @param timestamp seconds since 1970
 */
export function dueTime(timestamp: number, locale: string, timeZone?: string): string {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(timestamp * 1000);
}

/** Returns the value of `<time dateTime>` for a timestamp in seconds. */
export const isoTime = (timestamp: number): string => new Date(timestamp * 1000).toISOString();
