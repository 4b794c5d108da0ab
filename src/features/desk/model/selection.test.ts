import { expect, it } from 'vitest';
import { choose, chosenOf, NOTHING_CHOSEN } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const one = { on: true, isRange: false };
const range = { on: true, isRange: true };
const startingAt = (id: string) => choose(NOTHING_CHOSEN, shown, id, one);

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['a', 'e', shown],
  ['c', 'c', ['c']],
])('from %s to %s is %j', (from, to, expected) => {
  expect(chosenOf(choose(startingAt(from), shown, to, range), shown)).toEqual(expected);
});

it('chooses and lets go one by one', () => {
  const two = choose(startingAt('a'), shown, 'c', one);
  expect(chosenOf(two, shown)).toEqual(['a', 'c']);
  expect(chosenOf(choose(two, shown, 'a', { on: false, isRange: false }), shown)).toEqual(['c']);
});

it('lets a range go', () => {
  const all = choose(startingAt('a'), shown, 'e', range);
  const some = choose(choose(all, shown, 'b', { on: false, isRange: false }), shown, 'd', {
    on: false,
    isRange: true,
  });
  expect(chosenOf(some, shown)).toEqual(['a', 'e']);
});

it('has no range without a beginning that is still there', () => {
  expect(chosenOf(choose(NOTHING_CHOSEN, shown, 'c', range), shown)).toEqual(['c']);
  const left = shown.slice(1);
  expect(chosenOf(choose(startingAt('a'), left, 'd', range), left)).toEqual(['d']);
});
