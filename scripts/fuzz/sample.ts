import { createHash } from 'node:crypto';
import { type Document, operationsOf } from '../contract/document.ts';

/** Number of parts; the sample of `npm test` is one of them. */
export const PART_COUNT = 3;

/** Partitions the tags into parts with similar numbers of operations. */
function partitionTags(sizes: ReadonlyMap<string, number>): string[][] {
  const parts = Array.from({ length: PART_COUNT }, () => ({ tags: [] as string[], size: 0 }));
  for (const [tag, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    const least = parts.reduce((one, other) => (other.size < one.size ? other : one));
    least.tags.push(tag);
    least.size += size;
  }
  return parts.map(({ tags }) => tags);
}

/**
 * Returns the part that the sample of `npm test` tests. The text of the contract decides: the same commit is always
 * tested alike, and the parts take turns as the contract changes.
 *
 * @param contract text of generated/openapi.json
 */
export function samplePart(contract: string): number {
  return createHash('sha256').update(contract).digest().readUInt32BE() % PART_COUNT;
}

/**
 * Returns the tags of a part.
 *
 * @param unimplemented operations that are not tested anyway
 * @param part from 0
 */
export function tagsOfPart(
  contract: Document,
  unimplemented: ReadonlySet<string>,
  part: number,
): readonly string[] {
  const sizes = new Map<string, number>();
  for (const { operation } of operationsOf(contract)) {
    const [tag] = operation.tags;
    if (!unimplemented.has(operation.operationId)) sizes.set(tag, (sizes.get(tag) ?? 0) + 1);
  }
  return partitionTags(sizes)[part] ?? [];
}
