/** Selected rows of a list. */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** The last pressed row: the start of a range. */
  anchor: string | undefined;
}

export const EMPTY_SELECTION: Selection = { chosen: new Set(), anchor: undefined };

/** Returns the rows between two rows, both included, in either direction. */
function rangeBetween(shown: readonly string[], from: string, to: string): string[] {
  const places = [shown.indexOf(from), shown.indexOf(to)].toSorted((one, other) => one - other);
  const [first = -1, last = -1] = places;
  return first < 0 ? [to] : shown.slice(first, last + 1);
}

/**
 * Toggles a row; as a range, all rows between it and the one pressed before.
 *
 * @param shown ids of the rows in their order
 */
export function select(
  { chosen, anchor }: Selection,
  shown: readonly string[],
  id: string,
  { on, isRange }: { on: boolean; isRange: boolean },
): Selection {
  const rows = isRange && anchor !== undefined ? rangeBetween(shown, anchor, id) : [id];
  const next = new Set(chosen);
  for (const row of rows) {
    if (on) next.add(row);
    else next.delete(row);
  }
  return { chosen: next, anchor: id };
}

/** Returns the selected rows that are still shown. */
export function selectedOf({ chosen }: Selection, shown: readonly string[]): string[] {
  return shown.filter((id) => chosen.has(id));
}
