/**
 * Returns items so that each follows those that it names; otherwise in the order given.
 *
 * @throws {RangeError} for a name that no item has, and for items that wait for each other
 */
export function inOrder<Item extends { after?: readonly string[] }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const names = new Set(items.map(nameOf));
  const waiting = [...items];
  const placed = new Map<string, Item>();
  for (const { after = [] } of items) {
    for (const name of after) if (!names.has(name)) throw new RangeError(`Nothing is declared as ${name}`);
  }
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ after = [] }) => after.every((name) => placed.has(name)));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) throw new RangeError(`These wait for each other: ${waiting.map(nameOf).join(', ')}`);
    if (placed.has(nameOf(next))) throw new RangeError(`${nameOf(next)} is declared twice`);
    placed.set(nameOf(next), next);
  }
  return [...placed.values()];
}
