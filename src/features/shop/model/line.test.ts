import { expect, test } from 'vitest';
import { dipOf, linesOf } from './line.ts';

test('dipOf follows the curve of a line: lowest in the middle, and the same on both sides', () => {
  expect([0, 1, 2, 3].map((place) => dipOf(place, 4))).toEqual([13, 28, 28, 13]);
  expect(dipOf(0, 1)).toBe(30);
});

test.each([
  [0, []],
  [1, [1]],
  [6, [6]],
  [7, [4, 3]],
  [11, [6, 5]],
  [13, [5, 5, 3]],
])('linesOf hangs %d goods on lines of %j', (count, lengths) => {
  const goods = Array.from({ length: count }, (_, place) => place);
  expect(linesOf(goods).map(({ length }) => length)).toEqual(lengths);
  expect(linesOf(goods).flat()).toEqual(goods);
});
