import { expect, it } from 'vitest';
import { itemBefore, movedBehind, movedBy } from './moved.ts';

const ids = ['a', 'b', 'c', 'd'];

it('movedBehind moves an item behind another one or to the top', () => {
  expect(movedBehind(ids, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(movedBehind(ids, 'd', undefined)).toEqual(['d', 'a', 'b', 'c']);
});

it('movedBy stops at both ends', () => {
  expect(movedBy(ids, 'b', -5)).toEqual(['b', 'a', 'c', 'd']);
  expect(movedBy(ids, 'b', 1)).toEqual(['a', 'c', 'b', 'd']);
  expect(movedBy(ids, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
});

it('itemBefore returns what an item stands behind', () => {
  expect([itemBefore(ids, 'c'), itemBefore(ids, 'a')]).toEqual(['b', undefined]);
});
