/** Formats times in the language and time zone of a member. All times are milliseconds since 1970. */
export interface MailClock {
  /** City of the time zone, such as "Lisbon". */
  city: string;
  /** "16:32". */
  time: (at: number) => string;
  /** "Thursday, 26 November". */
  day: (at: number) => string;
  /** "26 November 2026". */
  date: (at: number) => string;
  /** "Thursday". */
  weekday: (at: number) => string;
  /** "16 to 22 November". */
  days: (from: number, to: number) => string;
  /** "Thursday, 26 November, 15:58 (Lisbon)". */
  moment: (at: number) => string;
}

/** Returns the city of a time zone as the IANA database spells it: "Lisbon" for `Europe/Lisbon`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Returns the clock of a mail; an unknown time zone is UTC, so that an old setting delays no mail.
 *
 * @param language BCP 47 tag
 */
export function mailClock(language: string, zone: string): MailClock {
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { timeZone, ...options });
    return (at: number) => formatter.format(at);
  };
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const range = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long' });
  const moment = formatted({ ...day, ...time });
  const city = cityOf(timeZone);
  return {
    city,
    time: formatted(time),
    day: formatted(day),
    date: formatted({ day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: formatted({ weekday: 'long' }),
    days: (from, to) => range.formatRange(from, to),
    moment: (at) => `${moment(at)} (${city})`,
  };
}
