/** Units of a chart's drawing; it is stretched to its place. */
export const CHART = { width: 1000, height: 100 } as const;

/** One that is not nothing is still seen. */
const LEAST = 2.5;

/** Columns from the ground up, the highest one as high as the chart. */
export function columnsOf(
  counts: readonly number[],
): { x: number; y: number; width: number; height: number }[] {
  const most = Math.max(...counts, 1);
  const step = CHART.width / Math.max(counts.length, 1);
  return counts.map((count, at) => {
    const height = count === 0 ? 0 : Math.max((count / most) * CHART.height, LEAST);
    return { x: at * step + step * 0.12, y: CHART.height - height, width: step * 0.76, height };
  });
}

/** A line through the middle of the steps, as the points of a `polyline`; it fills the height unless nothing changed. */
export function lineOf(counts: readonly number[]): string {
  const least = Math.min(...counts);
  const span = Math.max(...counts) - least;
  const step = CHART.width / Math.max(counts.length, 1);
  return counts
    .map((count, at) => {
      const share = span === 0 ? 0.5 : 0.06 + 0.88 * ((count - least) / span);
      return `${round(step * (at + 0.5))},${round(CHART.height * (1 - share))}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
