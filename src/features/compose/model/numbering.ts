/** The properties of a block that numbering depends on. */
export interface Numbered {
  subtype: string | null;
  indentLevel: number;
}

/**
 * Returns the number of each item of ordered lists; undefined for other blocks. Deeper items of any kind do not
 * interrupt a list; anything else at its depth or above restarts it.
 */
export function numbersOf(blocks: readonly (Numbered | null)[]): (number | undefined)[] {
  let counts: number[] = [];
  return blocks.map((block) => {
    const isItem = block?.subtype === 'ordered-list-item' || block?.subtype === 'unordered-list-item';
    if (!block || !isItem) {
      counts = [];
      return undefined;
    }
    const isOrdered = block.subtype === 'ordered-list-item';
    counts = counts.slice(0, block.indentLevel + 1);
    const number = isOrdered ? (counts[block.indentLevel] ?? 0) + 1 : 0;
    counts[block.indentLevel] = number;
    return isOrdered ? number : undefined;
  });
}
