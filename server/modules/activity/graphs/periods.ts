import type { components } from '#generated/types/api.d.ts';
import { momentOf, wallClock } from '#server/core/time-zones.ts';

type Graph = components['schemas']['ActivityGraph'];

const HOUR_MS = 3_600_000;
const DAYS = { day: 1, threedays: 3, week: 7, month: 30 } as const;
const GRANULARITIES = ['hourly', 'daily', 'sum'] as const;

/** The time range of a graph. */
export interface Period {
  range: Graph['range'];
  granularity: Graph['granularity'];
  /** Start of the previous period, in milliseconds since 1970. */
  before: number;
  /** Start of each step and end of the last one, in milliseconds since 1970: one more than there are steps. */
  bounds: readonly number[];
}

function isRange(value: string): value is Graph['range'] {
  return Object.hasOwn(DAYS, value);
}

/**
 * Returns the starts of calendar days around a moment, in the time zone; `from` and `to` are offsets in days from the
 * current one.
 */
function daysAround(now: number, timezone: string, from: number, to: number): number[] {
  const wall = new Date(wallClock(now, timezone));
  return Array.from({ length: to - from + 1 }, (_, at) =>
    momentOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + from + at), timezone),
  );
}

/**
 * Returns the steps of a graph. Unknown parameters count as three days and hourly (spec 000 §5). Days are those of the
 * blog's time zone, ending today; hours are full hours, ending with the current one.
 *
 * @param now milliseconds since 1970
 */
export function periodOf(
  asked: { range: string; granularity: string },
  now: number,
  timezone: string,
): Period {
  const range = isRange(asked.range) ? asked.range : 'threedays';
  const granularity = GRANULARITIES.find((known) => known === asked.granularity) ?? 'hourly';
  const days = DAYS[range];
  if (granularity === 'daily') {
    const [before = 0] = daysAround(now, timezone, 1 - 2 * days, 1 - 2 * days);
    return { range, granularity, before, bounds: daysAround(now, timezone, 1 - days, 1) };
  }
  const end = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const length = days * 24 * HOUR_MS;
  const step = granularity === 'sum' ? length : HOUR_MS;
  return {
    range,
    granularity,
    before: end - 2 * length,
    bounds: Array.from({ length: length / step + 1 }, (_, at) => end - length + at * step),
  };
}
