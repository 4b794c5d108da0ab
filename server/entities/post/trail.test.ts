import { expect, test } from 'vitest';
import type { TrailRef } from '#server/entities/post/rows.ts';
import { shownTrail, trailSlice } from './trail.ts';

function part(at: number, bytes = 1000): TrailRef {
  return {
    partId: String(at),
    postId: String(at),
    blogId: '1',
    bytes,
  };
}
function parts(count: number, bytes?: number) {
  return Array.from({ length: count }, (_, index) => part(index + 1, bytes));
}
const ids = (trail: readonly TrailRef[]) => trail.map(({ partId }) => Number(partId));

test.each([
  [0, 0],
  [49, 49],
  [50, 50],
  [51, 50],
])('shownTrail of %i small parts shows the newest %i', (count, shown) => {
  expect(ids(shownTrail(parts(count), 0))).toEqual(ids(parts(count).slice(count - shown)));
});

test.each([
  ['three parts that fill it to the last byte', 0, 498_000, 3],
  ['three parts and one byte too many', 1, 498_000, 2],
  ['a post that fills it by itself', 1_500_000, 10, 0],
])(
  'shownTrail shows as many parts as fit the byte budget beside the post: %s',
  (_what, own, bytes, shown) => {
    expect(ids(shownTrail(parts(4, bytes), own))).toEqual(ids(parts(4).slice(4 - shown)));
  },
);

test('shownTrail hides every part older than an oversized one, so that the trail has no gap', () => {
  const trail = [part(1), part(2, 1_600_000), part(3), part(4)];
  expect(ids(shownTrail(trail, 0))).toEqual([3, 4]);
});

test('trailSlice returns every part of a trail once and never an empty slice', () => {
  const trail = [...parts(120), part(121, 5_000_000), part(122), part(123, 1_400_000), part(124, 200_000)];
  const seen: number[] = [];
  for (let start = 0; start < trail.length; ) {
    const slice = trailSlice(trail, start);
    expect(slice.length).toBeGreaterThan(0);
    seen.push(...ids(slice));
    start += slice.length;
  }
  expect(seen).toEqual(ids(trail));
});
