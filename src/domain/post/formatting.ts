import type { TextFormat } from '#generated/zod/textFormat.zod.ts';

/** Text run with uniform formatting. */
export interface Run {
  text: string;
  /** All formats of the run except links and mentions, in their given order. */
  formats: TextFormat[];
}

/** Consecutive runs with the same link target, or none. Kept together so that a link renders as one anchor. */
export interface Span {
  /** Link or mention of the span. */
  target?: TextFormat;
  runs: Run[];
}

const leads = (format: TextFormat): boolean => format.type === 'link' || format.type === 'mention';

/** Clips ranges to the text and drops empty and backward ones. */
function within(formatting: readonly TextFormat[], length: number): TextFormat[] {
  return formatting
    .map((format) => ({ ...format, start: Math.max(0, format.start), end: Math.min(length, format.end) }))
    .filter(({ start, end }) => start < end);
}

/** Returns links in text order without overlaps: anchors cannot be nested, so the earlier one keeps its end. */
function targetsOf(ranges: readonly TextFormat[]): TextFormat[] {
  const targets: TextFormat[] = [];
  for (const range of ranges.filter(leads).sort((a, b) => a.start - b.start)) {
    const start = Math.max(range.start, targets.at(-1)?.end ?? 0);
    if (start < range.end) targets.push({ ...range, start });
  }
  return targets;
}

function runsOf(points: readonly string[], start: number, end: number, styles: readonly TextFormat[]): Run[] {
  const inside = styles.filter((style) => style.start < end && style.end > start);
  const edges = new Set([start, end]);
  for (const style of inside) {
    if (style.start > start) edges.add(style.start);
    if (style.end < end) edges.add(style.end);
  }
  const stops = [...edges].sort((a, b) => a - b);
  return stops.slice(0, -1).map((from, index) => {
    const to = stops[index + 1] ?? end;
    return {
      text: points.slice(from, to).join(''),
      formats: inside.filter((style) => style.start <= from && style.end >= to),
    };
  });
}

/**
 * Splits text into spans to render. Ranges count Unicode code points, start inclusive, end exclusive; they may overlap
 * in any way. A range outside the text is clipped to it, an empty one ignored.
 */
export function spansOf(text: string, formatting: readonly TextFormat[] | undefined): Span[] {
  if (text === '') return [];
  if (!formatting || formatting.length === 0) return [{ runs: [{ text, formats: [] }] }];
  const points = Array.from(text);
  const ranges = within(formatting, points.length);
  const styles = ranges.filter((range) => !leads(range));
  const spans: Span[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) spans.push({ runs: runsOf(points, at, end, styles) });
  };
  for (const target of targetsOf(ranges)) {
    plain(target.start);
    spans.push({ target, runs: runsOf(points, target.start, target.end, styles) });
    at = target.end;
  }
  plain(points.length);
  return spans;
}
