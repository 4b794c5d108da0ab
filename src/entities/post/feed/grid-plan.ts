import type { CSSProperties } from 'react';
import { LAYOUT } from '#src/shared/lib/look/layout.ts';
import { assignColumns } from './assign-columns.ts';

/** Positions of elements in a CSS grid before anything was measured. */
export interface GridPlan {
  /** Value of `grid-template-rows`: each row at least its estimate, more where an element needs it. */
  rows: string;
  /** Value of `grid-area` of each element. */
  areas: string[];
}

/**
 * Plans columns as `assignColumns` will once scripts run, as a grid with a line wherever an element is estimated to
 * begin or end. Rows grow with their content, so a wrong estimate leaves a gap and never causes an overlap.
 *
 * @param heights estimated height of each element with the gap below it, in CSS pixels
 * @param isFull returns true for an element that spans all columns
 */
export function planGrid(
  keys: readonly string[],
  heights: readonly number[],
  columns: number,
  isFull: (index: number) => boolean = () => false,
): GridPlan {
  const { chosen } = assignColumns(keys, columns, undefined, (index) => heights[index] ?? 0, isFull);
  const ends = new Array<number>(columns).fill(0);
  const spans = keys.map((key, index) => {
    const column = chosen.get(key) ?? 0;
    const height = Math.max(1, Math.round(heights[index] ?? 0));
    if (isFull(index)) {
      const from = Math.max(...ends);
      ends.fill(from + height);
      return { from, to: from + height, start: '1', end: '-1' };
    }
    const from = ends[column] ?? 0;
    ends[column] = from + height;
    return { from, to: from + height, start: String(column + 1), end: String(column + 2) };
  });
  const lines = [...new Set([0, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  const lineAt = new Map(lines.map((line, index) => [line, index + 1]));
  return {
    rows: lines
      .slice(1)
      .map((line, index) => `minmax(${line - (lines[index] ?? 0)}px, auto)`)
      .join(' '),
    areas: spans.map(
      ({ from, to, start, end }) => `${lineAt.get(from)} / ${start} / ${lineAt.get(to)} / ${end}`,
    ),
  };
}

/** Width of each of two columns on most tablets, in CSS pixels: they share the available width. */
const TABLET_COLUMN_PX = 360;

/**
 * Returns the styles for grids of two and three columns; the style sheet selects one by the available width.
 *
 * @param heightOf estimated height of an element at a width, with the gap below it, in CSS pixels
 */
export function planGridStyles(
  keys: readonly string[],
  heightOf: (index: number, width: number) => number,
  isFull?: (index: number) => boolean,
): { grid: CSSProperties; areas: CSSProperties[] } {
  const heightsAt = (width: number): number[] => keys.map((_key, index) => heightOf(index, width));
  const two = planGrid(keys, heightsAt(TABLET_COLUMN_PX), 2, isFull);
  const three = planGrid(keys, heightsAt(LAYOUT.narrowPostWidth), 3, isFull);
  return {
    grid: { '--rows-of-2': two.rows, '--rows-of-3': three.rows } as CSSProperties,
    areas: keys.map(
      (_key, index) =>
        ({ '--area-of-2': two.areas[index], '--area-of-3': three.areas[index] }) as CSSProperties,
    ),
  };
}
