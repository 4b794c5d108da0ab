/** Units of a chart's drawing; it is scaled to its container. */
export const CHART_SIZE = { width: 1000, height: 100 } as const;

/** Minimum height of a non-zero column, so that it is visible. */
const MIN_COLUMN_HEIGHT = 2.5;

/** Returns the columns of a chart; the highest is as high as the chart. */
export function chartColumnsOf(
  counts: readonly number[],
): { x: number; y: number; width: number; height: number }[] {
  const most = Math.max(...counts, 1);
  const step = CHART_SIZE.width / Math.max(counts.length, 1);
  return counts.map((count, at) => {
    const height = count === 0 ? 0 : Math.max((count / most) * CHART_SIZE.height, MIN_COLUMN_HEIGHT);
    return { x: at * step + step * 0.12, y: CHART_SIZE.height - height, width: step * 0.76, height };
  });
}

/**
 * Returns a line through the middle of the steps as `polyline` points; it fills the height unless all values are equal.
 */
export function chartLineOf(counts: readonly number[]): string {
  const least = Math.min(...counts);
  const span = Math.max(...counts) - least;
  const step = CHART_SIZE.width / Math.max(counts.length, 1);
  return counts
    .map((count, at) => {
      const share = span === 0 ? 0.5 : 0.06 + 0.88 * ((count - least) / span);
      return `${round(step * (at + 0.5))},${round(CHART_SIZE.height * (1 - share))}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
