import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';

const FORMS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  shortWithYear: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a function that formats a day, or a time of day, of a moment in seconds since 1970. */
export function useDay(): (timestamp: number, form?: keyof typeof FORMS) => string {
  const locale = useDateLocale();
  return (timestamp, form = 'long') => dateFormat(locale, FORMS[form]).format(timestamp * 1000);
}
