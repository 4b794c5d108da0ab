import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { randomId } from '#src/shared/lib/random-id.ts';

/** Largest number of columns (contract: setPatio). */
export const MAX_COLUMNS = 12;

/** Widths of a column, from narrow to wide. */
export const WIDTHS = ['narrow', 'regular', 'wide'] as const;

/** Width in pixels of a column. */
export const PIXELS = { narrow: 256, regular: 330, wide: 468 } as const;

/** Source, choices and title of a column, without its id and width. */
export type ColumnSource = Omit<PatioColumn, 'id' | 'width' | 'isMuted'>;

/** Returns the columns with another one at the end. Ids are never used again, because the posts of a column are cached by them. */
export function withColumn(columns: readonly PatioColumn[], source: ColumnSource): PatioColumn[] {
  return [...columns, { id: randomId(), width: 'regular', ...source }];
}

/** Returns the columns with one that shows something else; it is another list, so its id is new. */
export function withSource(columns: readonly PatioColumn[], id: string, source: ColumnSource): PatioColumn[] {
  return columns.map((column) => {
    if (column.id !== id) return column;
    const { width, isMuted } = column;
    return { id: randomId(), width, ...(isMuted ? { isMuted } : {}), ...source };
  });
}

/** Returns the columns with one moved by a number of places, as far as there are any. */
export function withMoved(columns: readonly PatioColumn[], id: string, steps: number): PatioColumn[] {
  const from = columns.findIndex((column) => column.id === id);
  const moved = columns[from];
  if (!moved) return [...columns];
  const rest = columns.filter((column) => column !== moved);
  return rest.toSpliced(Math.min(rest.length, Math.max(0, from + steps)), 0, moved);
}

/** Returns the columns with a change of one. */
export function withChange(
  columns: readonly PatioColumn[],
  id: string,
  change: Partial<PatioColumn>,
): PatioColumn[] {
  return columns.map((column) => (column.id === id ? { ...column, ...change } : column));
}
