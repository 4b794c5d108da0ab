const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const make = (timeZone: string) => new Intl.DateTimeFormat('en', { ...parts, timeZone, hourCycle: 'h23' });
  let format: Intl.DateTimeFormat;
  try {
    format = make(timezone);
  } catch {
    format = make('UTC');
  }
  formats.set(timezone, format);
  return format;
}

/** Returns true when the IANA database has a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the wall-clock time in the time zone at a moment, as the milliseconds at which UTC shows the same. */
export function wallClock(moment: number, timezone: string): number {
  const part = new Map(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * Returns the moment at which clocks in the time zone show `wall`. A time that daylight saving skips is an hour later.
 */
export function momentOf(wall: number, timezone: string): number {
  const guess = wall - (wallClock(wall, timezone) - wall);
  return guess - (wallClock(guess, timezone) - wall);
}
