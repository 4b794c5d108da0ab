import type { CSSProperties } from 'react';
import { LAYOUT } from '#src/shared/lib/look/layout.ts';
import { chooseColumns } from './choose-columns.ts';

/** Where elements stand in a grid of lines, before anything was measured. */
export interface GridPlan {
  /** Heights of the grid's rows, for `grid-template-rows`: at least the guess, more where an element needs it. */
  rows: string;
  /** The area of each element, for `grid-area`. */
  areas: string[];
}

/**
 * Puts elements into columns as `chooseColumns` will once scripts run, by a grid that has a line wherever one is guessed
 * to begin or end. Rows grow with what stands in them, so a wrong guess leaves a gap and never covers anything.
 *
 * @param rooms what each element takes with the gap below it, guessed, in CSS pixels
 */
export function gridPlan(keys: readonly string[], rooms: readonly number[], columns: number): GridPlan {
  const { chosen } = chooseColumns(keys, columns, undefined, (index) => rooms[index] ?? 0);
  const ends = new Array<number>(columns).fill(0);
  const spans = keys.map((key, index) => {
    const column = chosen.get(key) ?? 0;
    const from = ends[column] ?? 0;
    const to = from + Math.max(1, Math.round(rooms[index] ?? 0));
    ends[column] = to;
    return { column, from, to };
  });
  const lines = [...new Set([0, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  const lineAt = new Map(lines.map((line, index) => [line, index + 1]));
  return {
    rows: lines
      .slice(1)
      .map((line, index) => `minmax(${line - (lines[index] ?? 0)}px, auto)`)
      .join(' '),
    areas: spans.map(
      ({ column, from, to }) => `${lineAt.get(from)} / ${column + 1} / ${lineAt.get(to)} / ${column + 2}`,
    ),
  };
}

/** What two columns have on most tablets, in CSS pixels: they share the width there is. */
const HALF_A_TABLET = 360;

/**
 * The plans for a grid of two columns and of three; the style sheet takes the one there is room for.
 *
 * @param roomOf about what an element takes at a width, with the gap below it, in CSS pixels
 */
export function plannedGrid(
  keys: readonly string[],
  roomOf: (index: number, width: number) => number,
): { grid: CSSProperties; areas: CSSProperties[] } {
  const roomsAt = (width: number): number[] => keys.map((_key, index) => roomOf(index, width));
  const two = gridPlan(keys, roomsAt(HALF_A_TABLET), 2);
  const three = gridPlan(keys, roomsAt(LAYOUT.narrowPostWidth), 3);
  return {
    grid: { '--rows-of-2': two.rows, '--rows-of-3': three.rows } as CSSProperties,
    areas: keys.map(
      (_key, index) =>
        ({ '--area-of-2': two.areas[index], '--area-of-3': three.areas[index] }) as CSSProperties,
    ),
  };
}
