/** Column of each element, by key, for a number of columns. */
export interface ColumnAssignment {
  columns: number;
  chosen: ReadonlyMap<string, number>;
}

/**
 * Assigns elements to columns (masonry): each new one, in list order, goes to the column that is shortest at that
 * point. An assigned element keeps its column however its height changes, so nothing jumps across the page. Assignments
 * of elements that are currently missing are kept, because a restored list may load page by page.
 *
 * @param keys of all elements, in their order
 * @param before earlier assignment; ignored when the number of columns differs
 * @param heightOf height of an element with the gap below it, in CSS pixels: measured, else estimated
 * @param isFull returns true for an element that spans all columns: it begins below the longest one
 */
export function assignColumns(
  keys: readonly string[],
  columns: number,
  before: ColumnAssignment | undefined,
  heightOf: (index: number) => number,
  isFull: (index: number) => boolean = () => false,
): ColumnAssignment {
  const ends = new Array<number>(columns).fill(0);
  const chosen = new Map(before?.columns === columns ? before.chosen : []);
  const add = (index: number, column: number): void => {
    if (isFull(index)) ends.fill(Math.max(...ends) + heightOf(index));
    else ends[column] = (ends[column] ?? 0) + heightOf(index);
  };
  const isNew = (key: string): boolean => !chosen.has(key);
  for (const [index, key] of keys.entries()) if (!isNew(key)) add(index, chosen.get(key) ?? 0);
  for (const [index, key] of keys.entries()) {
    if (!isNew(key)) continue;
    const column = isFull(index) ? 0 : ends.indexOf(Math.min(...ends));
    chosen.set(key, column);
    add(index, column);
  }
  return { columns, chosen };
}

/** Returns the list indexes in each column, in list order. An element that spans all columns is in each of them. */
export function indexesByColumn(
  keys: readonly string[],
  { columns, chosen }: ColumnAssignment,
  isFull: (index: number) => boolean = () => false,
): number[][] {
  const members = Array.from({ length: columns }, (): number[] => []);
  for (const [index, key] of keys.entries()) {
    if (isFull(index)) for (const column of members) column.push(index);
    else members[chosen.get(key) ?? 0]?.push(index);
  }
  return members;
}
