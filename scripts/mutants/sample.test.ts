import { expect, test } from 'vitest';
import { sampled } from './sample.ts';

test('sampled spreads over the whole list and is deterministic', () => {
  expect(sampled(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3)).toEqual(['a', 'c', 'e']);
  expect(sampled(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
});

test('sampled returns a short list whole', () => {
  expect(sampled(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
  expect(sampled(['a', 'b'], Number.POSITIVE_INFINITY)).toEqual(['a', 'b']);
  expect(sampled([], 3)).toEqual([]);
});
