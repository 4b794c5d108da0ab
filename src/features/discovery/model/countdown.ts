import { relativeTimeFormat } from '#src/shared/lib/language/formatters.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * How long it is until something begins, in the largest unit that says it well: "in 3 hours". Never less than a minute.
 *
 * @param begins seconds since 1970
 * @param now seconds since 1970
 * @param locale BCP 47 tag
 */
export function countdown(begins: number, now: number, locale: string): string {
  const left = Math.max(begins - now, MINUTE);
  const format = relativeTimeFormat(locale, { numeric: 'always' });
  if (left < HOUR) return format.format(Math.ceil(left / MINUTE), 'minute');
  if (left < 2 * DAY) return format.format(Math.round(left / HOUR), 'hour');
  return format.format(Math.round(left / DAY), 'day');
}
