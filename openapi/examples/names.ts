/**
 * Returns the name of the example for a value of the path, the query or the body. Names are sent in the `Prefer`
 * header, so spaces become hyphens and non-ASCII characters are percent-encoded: `small poems` → `small-poems`.
 */
export function exampleName(value: string): string {
  return encodeURIComponent(value.trim().replace(/\s+/g, '-').replace(/^#/, ''));
}

/** Returns named examples of several resources, each named after its resource. */
export function namedAfter<Item, Value>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  example: (item: Item) => { summary: string; value: Value },
): Record<string, { summary: string; value: Value }> {
  return Object.fromEntries(items.map((item) => [exampleName(nameOf(item)), example(item)]));
}
