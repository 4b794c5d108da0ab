import type { Skeleton, SkeletonRow } from './skeletons.ts';

const placeOf = ({ key: [position = '0'] }: SkeletonRow): bigint => BigInt(position);

function falling(a: SkeletonRow, b: SkeletonRow): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (first === second) return 0;
  return first < second ? 1 : -1;
}

/** Merges several lists of posts by descending position; a post of several lists appears once. */
export function mergeSkeletons(skeletons: readonly Skeleton[]): Skeleton {
  return async (after, count) => {
    const lists = await Promise.all(skeletons.map((read) => read(after, count)));
    const once = new Map(lists.flat().map((bone) => [bone.id, bone]));
    return [...once.values()].toSorted(falling).slice(0, count);
  };
}

/** Returns a list by descending position that begins with the post at a position. */
export function startingWith(read: Skeleton, position: string): Skeleton {
  const above = [String(BigInt(position) + 1n)];
  return (after, count) => read(after ?? above, count);
}
