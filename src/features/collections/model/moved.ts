/** Returns a list with one item moved behind another one, or to the top without one. */
export function movedBehind(
  ids: readonly string[],
  id: string,
  after: string | undefined,
): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(after === undefined ? 0 : rest.indexOf(after) + 1, 0, id);
}

/** Returns a list with one item moved by a number of places, as far as there are any. */
export function movedBy(ids: readonly string[], id: string, steps: number): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  const place = Math.min(rest.length, Math.max(0, ids.indexOf(id) + steps));
  return rest.toSpliced(place, 0, id);
}

/** Returns the item before another one; undefined for the first. */
export function itemBefore(ids: readonly string[], id: string): string | undefined {
  return ids[ids.indexOf(id) - 1];
}
