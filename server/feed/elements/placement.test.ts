import { expect, it } from 'vitest';
import { countPlaces, placeBetween } from './placement.ts';

const posts = (count: number) => Array.from({ length: count }, (_, index) => index);
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it.each([
  [0, 0],
  [7, 0],
  [8, 1],
  [15, 1],
  [16, 2],
  [20, 2],
  [50, 6],
])('countPlaces of %i posts is %i', (count, places) => {
  expect(countPlaces(count)).toBe(places);
});

it.each([1, 5, 7, 8, 9, 12, 20, 50])(
  'placeBetween puts at most one element among eight posts across pages of %i',
  (size) => {
    const walked = Array.from({ length: 6 }, () => placeBetween<number, string>(posts(size), NAMES)).flat();
    const places = walked.flatMap((item, index) => (typeof item === 'string' ? [index] : []));
    const distances = places.slice(1).map((place, at) => place - (places[at] ?? 0) - 1);
    expect(Math.min(...distances, 8)).toBeGreaterThanOrEqual(8);
    expect(typeof walked[0]).toBe('number');
    expect(walked.filter((item) => typeof item === 'number')).toHaveLength(6 * size);
  },
);

it('placeBetween leaves out elements beyond the places, and places without elements', () => {
  expect(placeBetween(posts(8), ['a', 'b'])).toEqual([0, 1, 2, 3, 'a', 4, 5, 6, 7]);
  expect(placeBetween(posts(20), [])).toEqual(posts(20));
});
