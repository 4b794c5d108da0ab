import { relativeTimeFormat } from '#src/shared/lib/language/formatters.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/**
 * Formats the time until something begins in the largest suitable unit: "in 3 hours". At least one minute.
 *
 * @param begins Unix seconds
 * @param now Unix seconds
 * @param locale BCP 47 tag
 */
export function countdown(begins: number, now: number, locale: string): string {
  const left = Math.max(begins - now, MINUTE_SECONDS);
  const format = relativeTimeFormat(locale, { numeric: 'always' });
  if (left < HOUR_SECONDS) return format.format(Math.ceil(left / MINUTE_SECONDS), 'minute');
  if (left < 2 * DAY_SECONDS) return format.format(Math.round(left / HOUR_SECONDS), 'hour');
  return format.format(Math.round(left / DAY_SECONDS), 'day');
}
