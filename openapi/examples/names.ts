/**
 * The name of the example that answers for a value of the path, the query or the body. Names go into the `Prefer`
 * header, so spaces become hyphens and what is not ASCII is percent-encoded: `small poems` → `small-poems`.
 */
export function exampleName(value: string): string {
  return encodeURIComponent(value.trim().replace(/\s+/g, '-').replace(/^#/, ''));
}

/** Named examples of many things at once, each under the name of what it is about. */
export function namedAfter<Item, Value>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  example: (item: Item) => { summary: string; value: Value },
): Record<string, { summary: string; value: Value }> {
  return Object.fromEntries(items.map((item) => [exampleName(nameOf(item)), example(item)]));
}
