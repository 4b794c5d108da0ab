import { expect, it } from 'vitest';
import { EMPTY_SELECTION, select, selectedOf } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const one = { on: true, isRange: false };
const range = { on: true, isRange: true };
const startingAt = (id: string) => select(EMPTY_SELECTION, shown, id, one);

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['a', 'e', shown],
  ['c', 'c', ['c']],
])('selectedOf: the range from %s to %s is %j', (from, to, expected) => {
  expect(selectedOf(select(startingAt(from), shown, to, range), shown)).toEqual(expected);
});

it('select selects and deselects single posts', () => {
  const two = select(startingAt('a'), shown, 'c', one);
  expect(selectedOf(two, shown)).toEqual(['a', 'c']);
  expect(selectedOf(select(two, shown, 'a', { on: false, isRange: false }), shown)).toEqual(['c']);
});

it('select deselects a range', () => {
  const all = select(startingAt('a'), shown, 'e', range);
  const some = select(select(all, shown, 'b', { on: false, isRange: false }), shown, 'd', {
    on: false,
    isRange: true,
  });
  expect(selectedOf(some, shown)).toEqual(['a', 'e']);
});

it('select selects no range when its first post is no longer listed', () => {
  expect(selectedOf(select(EMPTY_SELECTION, shown, 'c', range), shown)).toEqual(['c']);
  const left = shown.slice(1);
  expect(selectedOf(select(startingAt('a'), left, 'd', range), left)).toEqual(['d']);
});
