import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';

/** Largest number of columns (contract: setPatio). */
export const MAX_COLUMNS = 12;

/** Widths of a column, from narrow to wide. */
export const WIDTHS = ['narrow', 'regular', 'wide'] as const;

/** Width in pixels of a column. */
export const PIXELS = { narrow: 256, regular: 330, wide: 468 } as const;

/** The posts and the title of a column, without its id and width. */
export type ColumnSource = Pick<PatioColumn, 'timeline' | 'rule' | 'query' | 'title'>;

/** Returns an id that no column has. */
function freeId(columns: readonly PatioColumn[]): string {
  const ids = new Set(columns.map(({ id }) => id));
  let number = columns.length + 1;
  while (ids.has(`column-${number}`)) number += 1;
  return `column-${number}`;
}

/** Returns the columns with another one at the end. */
export function withColumn(columns: readonly PatioColumn[], source: ColumnSource): PatioColumn[] {
  return [...columns, { id: freeId(columns), width: 'regular', ...source }];
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
