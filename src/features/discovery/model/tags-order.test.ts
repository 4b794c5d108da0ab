import { expect, it } from 'vitest';
import { tagsOrderOf } from './tags-order.ts';

it.each([
  ['', undefined],
  ['order=name', 'name'],
  ['order=oldest', 'oldest'],
  ['order=loudest', undefined],
])('tagsOrderOf: %j requests the order %j', (query, order) => {
  expect(tagsOrderOf(new URLSearchParams(query))).toBe(order);
});
