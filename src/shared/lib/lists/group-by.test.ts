import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groupBy keeps the order of keys and of the items below each key', () => {
  const groups = groupBy(['bread', 'ash', 'birch', 'clay'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['bread', 'birch']],
    ['a', ['ash']],
    ['c', ['clay']],
  ]);
});
