import type { Skeleton, SkeletonRow } from './skeletons.ts';

const placeOf = ({ key: [position = '0'] }: SkeletonRow): bigint => BigInt(position);

/** Returns a list by descending position that ends before the entries at or below a position. */
export function endingAbove(read: Skeleton, position: string): Skeleton {
  const end = BigInt(position);
  return async (after, count) => (await read(after, count)).filter((row) => placeOf(row) > end);
}

/** Returns a list without its first `offset` entries; the entries after a key are the same. */
export function skipping(read: Skeleton, offset: number): Skeleton {
  if (offset === 0) return read;
  return async (after, count) =>
    after === undefined ? (await read(undefined, offset + count)).slice(offset) : read(after, count);
}

/** Returns a list that begins below a position, unless it is read further from a key. */
export function startingBelow(read: Skeleton, position: string | undefined): Skeleton {
  return position === undefined ? read : (after, count) => read(after ?? [position], count);
}

/** Returns a list that also notes the first sort key of every entry that is read, by id. */
export function notingKeys(read: Skeleton, keys: Map<string, string>): Skeleton {
  return async (after, count) => {
    const rows = await read(after, count);
    for (const { id, key } of rows) if (key[0] !== undefined) keys.set(id, key[0]);
    return rows;
  };
}
