const DAY_MS = 86_400_000;

/** Lengths of ranges up to today, in days. */
export const RANGE_LENGTHS = [7, 30, 90] as const;

/** Most days of a range; the server takes no longer one. */
const MAX_RANGE_DAYS = 366;

/** First and last day, as `YYYY-MM-DD` in UTC. */
export type FigureRange = { from: string; to: string };

/** Reason why a range cannot be shown. */
export type RangeProblem = 'missing' | 'backwards' | 'ahead' | 'long';

/** Returns the day of a time in UTC. */
export const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);

/** Returns the range of a length that ends today. */
export function rangeUpTo(length: number, nowMs: number): FigureRange {
  return { from: dayOf(nowMs - (length - 1) * DAY_MS), to: dayOf(nowMs) };
}

/** Returns why a range cannot be shown; undefined when it can. */
export function rangeProblem({ from, to }: FigureRange, nowMs: number): RangeProblem | undefined {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(start) || Number.isNaN(end)) return 'missing';
  if (end < start) return 'backwards';
  if (to > dayOf(nowMs)) return 'ahead';
  return (end - start) / DAY_MS >= MAX_RANGE_DAYS ? 'long' : undefined;
}
