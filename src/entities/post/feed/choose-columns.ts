/** Which of so many columns each element stands in, by its key. */
export interface ChosenColumns {
  columns: number;
  chosen: ReadonlyMap<string, number>;
}

/**
 * Puts elements that stand side by side into columns: each new one, in the order of the list, where the column is shortest
 * by then. What has its column keeps it, however its height changes, so nothing jumps across the page; also what is not
 * there at the moment, because a list that is come back to may come page by page.
 *
 * @param keys of all elements, in their order
 * @param before what was chosen so far; forgotten where the number of columns was another
 * @param roomOf how much an element takes with the gap below it, in CSS pixels: its height if it was measured, else a guess
 */
export function chooseColumns(
  keys: readonly string[],
  columns: number,
  before: ChosenColumns | undefined,
  roomOf: (index: number) => number,
): ChosenColumns {
  const ends = new Array<number>(columns).fill(0);
  const chosen = new Map(before?.columns === columns ? before.chosen : []);
  const add = (index: number, column: number): void => {
    ends[column] = (ends[column] ?? 0) + roomOf(index);
  };
  const isNew = (key: string): boolean => !chosen.has(key);
  for (const [index, key] of keys.entries()) if (!isNew(key)) add(index, chosen.get(key) ?? 0);
  for (const [index, key] of keys.entries()) {
    if (!isNew(key)) continue;
    const column = ends.indexOf(Math.min(...ends));
    chosen.set(key, column);
    add(index, column);
  }
  return { columns, chosen };
}

/** What stands in each column: indexes of the list, in its order. */
export function membersOf(keys: readonly string[], { columns, chosen }: ChosenColumns): number[][] {
  const members = Array.from({ length: columns }, (): number[] => []);
  for (const [index, key] of keys.entries()) members[chosen.get(key) ?? 0]?.push(index);
  return members;
}
