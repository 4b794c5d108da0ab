import { relativeTimeFormat } from '#src/shared/lib/language/formatters.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * Formats the time until something begins in the largest suitable unit: "in 3 hours". At least one minute.
 *
 * @param begins Unix seconds
 * @param now Unix seconds
 * @param locale BCP 47 tag
 */
export function countdown(begins: number, now: number, locale: string): string {
  const left = Math.max(begins - now, MINUTE);
  const format = relativeTimeFormat(locale, { numeric: 'always' });
  if (left < HOUR) return format.format(Math.ceil(left / MINUTE), 'minute');
  if (left < 2 * DAY) return format.format(Math.round(left / HOUR), 'hour');
  return format.format(Math.round(left / DAY), 'day');
}
