import { expect, it } from 'vitest';
import { relatedTagsOf, withToggled } from './topics.ts';

const topics = [
  { tag: 'clay', title: 'Clay', related: ['glaze', 'Bread'] },
  { tag: 'bread', title: 'Bread', related: ['flour', 'glaze'] },
  { tag: 'maps', title: 'Maps', related: ['atlas'] },
];

it('withToggled adds a tag, and removes one that is there', () => {
  const once = withToggled(new Set(['clay']), 'maps');
  expect([...once]).toEqual(['clay', 'maps']);
  expect([...withToggled(once, 'clay')]).toEqual(['maps']);
});

it('relatedTagsOf returns the tags related to the chosen topics once, without topics themselves', () => {
  expect(relatedTagsOf(topics, new Set())).toEqual([]);
  expect(relatedTagsOf(topics, new Set(['bread', 'clay']))).toEqual(['glaze', 'flour']);
});

it('relatedTagsOf returns at most twelve tags', () => {
  const related = Array.from({ length: 20 }, (_, place) => `tag ${place}`);
  expect(relatedTagsOf([{ tag: 'clay', title: 'Clay', related }], new Set(['clay']))).toHaveLength(12);
});
