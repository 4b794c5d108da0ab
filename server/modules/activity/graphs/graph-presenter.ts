import type { components } from '#generated/types/api.d.ts';
import type { StepCount } from './graphs-repository.ts';
import type { Period } from './periods.ts';

type Graph = components['schemas']['ActivityGraph'];

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function frameOf({ range, granularity, bounds }: Period, counts: readonly number[]) {
  const seconds = bounds.map((moment) => moment / 1000);
  return {
    range,
    granularity,
    startTs: seconds[0] ?? 0,
    endTs: seconds.at(-1) ?? 0,
    points: counts.map((count, at) => ({ timestamp: seconds[at] ?? 0, count })),
  };
}

/** Returns the count of each step, from index 1; index 0 is the previous period. */
function countsOf({ bounds }: Period, rows: readonly StepCount[]): number[] {
  return Array.from({ length: bounds.length }, (_, step) =>
    sumOf(rows.filter((row) => row.step === step).map(({ count }) => count)),
  );
}

/** Presents a graph of additions per step. */
export function presentGains(period: Period, rows: readonly StepCount[]): Graph {
  const [previousTotal = 0, ...counts] = countsOf(period, rows);
  return { ...frameOf(period, counts), total: sumOf(counts), previousTotal };
}

/**
 * Presents a graph of totals at the end of each step.
 *
 * @param start total before the first step
 */
export function presentGrowth(period: Period, rows: readonly StepCount[], start: number): Graph {
  const [, ...gains] = countsOf(period, rows);
  const counts = gains.map((_, at) => start + sumOf(gains.slice(0, at + 1)));
  return { ...frameOf(period, counts), total: counts.at(-1) ?? start, previousTotal: start };
}
