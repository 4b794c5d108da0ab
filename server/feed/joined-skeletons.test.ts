import { expect, it } from 'vitest';
import { mergeSkeletons, startingWith } from './joined-skeletons.ts';
import { type Skeleton, START_OF_LIST } from './skeletons.ts';

/** Returns a list of posts whose ids are their positions. */
function listOf(...positions: number[]): Skeleton {
  return async (after, count) =>
    positions
      .filter((position) => BigInt(position) < BigInt(after?.[0] ?? START_OF_LIST))
      .slice(0, count)
      .map((position) => ({ id: String(position), key: [String(position)] }));
}

async function walk(skeleton: Skeleton, count: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string[] | undefined;
  for (;;) {
    const bones = await skeleton(after, count);
    ids.push(...bones.map(({ id }) => id));
    after = bones.at(-1)?.key;
    if (bones.length < count) return ids;
  }
}

it.each([1, 2, 3, 4, 10])(
  'mergeSkeletons joins lists by their positions, each post once, %i at a time',
  async (count) => {
    expect(await walk(mergeSkeletons([listOf(100, 9, 4), listOf(10, 9, 5, 3), listOf()]), count)).toEqual([
      '100',
      '10',
      '9',
      '5',
      '4',
      '3',
    ]);
  },
);

it.each([1, 2, 5])('startingWith starts a list with one of its posts, %i at a time', async (count) => {
  expect(await walk(startingWith(listOf(9, 7, 5), '7'), count)).toEqual(['7', '5']);
});
