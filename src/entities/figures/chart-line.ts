/** Width and height of a drawing, which is scaled to its container. */
export const FULL_PERCENT = 100;

/** Share of the height that the highest value takes, so that its knot is not cut off. */
const TOP_SHARE = 0.94;
/** Most knots on a line; the axis names the same days. */
const MAX_KNOTS = 5;

/** Value of a day; undefined where nobody counted. */
export type DayValue = number | undefined;

/** Point of a line, in percent of the drawing. */
export type ChartPoint = { x: number; y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns the points of a line, undefined where a value is missing; `most` is the value at the top. */
export function chartPoints(values: readonly DayValue[], most: number): (ChartPoint | undefined)[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, at) =>
    value === undefined
      ? undefined
      : {
          x: round((at / last) * FULL_PERCENT),
          y: round(FULL_PERCENT * (1 - (value / Math.max(1, most)) * TOP_SHARE)),
        },
  );
}

/** Returns the path through points; it is interrupted where one is missing, and bends halfway between two. */
export function chartPath(points: readonly (ChartPoint | undefined)[]): string {
  let before: ChartPoint | undefined;
  const parts: string[] = [];
  for (const point of points) {
    if (point && before) {
      const middle = round((before.x + point.x) / 2);
      parts.push(`C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`);
    } else if (point) parts.push(`M${point.x} ${point.y}`);
    before = point;
  }
  return parts.join('');
}

/** Returns the places of a line's knots among its days: the first, the last, and some evenly between. */
export function knotPlaces(days: number): number[] {
  const count = Math.min(MAX_KNOTS, days);
  if (count < 2) return days === 1 ? [0] : [];
  return Array.from({ length: count }, (_, at) => Math.round((at * (days - 1)) / (count - 1)));
}
