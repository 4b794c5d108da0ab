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

/** Lengths of the hours that clocks repeat, in milliseconds; half an hour on Lord Howe Island. */
const REPEATED_MS = [3_600_000, 1_800_000];

/**
 * Returns the moment at which clocks in the time zone show `wall`, as browsers do: a time that daylight saving skips is
 * as much later as clocks jump, and of a time that comes twice it is the first.
 */
export function momentOf(wall: number, timezone: string): number {
  const guess = wall - (wallClock(wall, timezone) - wall);
  const moment = guess - (wallClock(guess, timezone) - wall);
  if (wallClock(moment, timezone) !== wall) return Math.max(guess, moment);
  const before = REPEATED_MS.find((gap) => wallClock(moment - gap, timezone) === wall);
  return before === undefined ? moment : moment - before;
}
