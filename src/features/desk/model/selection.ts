/** Which rows of a list are chosen. */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** The last one that was pressed: where a range begins. */
  anchor: string | undefined;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: undefined };

/** The rows from one to the other, both among them, in whatever order they were pressed. */
function between(shown: readonly string[], from: string, to: string): string[] {
  const places = [shown.indexOf(from), shown.indexOf(to)].toSorted((one, other) => one - other);
  const [first = -1, last = -1] = places;
  return first < 0 ? [to] : shown.slice(first, last + 1);
}

/**
 * A row is chosen or let go; as a range, all between it and the one that was pressed before.
 *
 * @param shown ids of the rows in their order
 */
export function choose(
  { chosen, anchor }: Selection,
  shown: readonly string[],
  id: string,
  { on, isRange }: { on: boolean; isRange: boolean },
): Selection {
  const rows = isRange && anchor !== undefined ? between(shown, anchor, id) : [id];
  const next = new Set(chosen);
  for (const row of rows) {
    if (on) next.add(row);
    else next.delete(row);
  }
  return { chosen: next, anchor: id };
}

/** Only what is still there stays chosen. */
export function chosenOf({ chosen }: Selection, shown: readonly string[]): string[] {
  return shown.filter((id) => chosen.has(id));
}
