import { dateFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns a month such as 2026-11 in words. */
export function monthName(locale: string, month: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

/** Returns a day such as 2026-11-30 in words, without its year. */
export function dayName(locale: string, day: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Returns the day, such as 2026-11-30, that a moment is in: days of the log begin at midnight UTC for everybody. */
export function dayAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
