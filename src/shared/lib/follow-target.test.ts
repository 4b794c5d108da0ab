import { expect, it } from 'vitest';
import { followTarget } from './follow-target.ts';

it.each([
  ['wool@example.org', { email: 'wool@example.org' }],
  ['https://example.org/@wool', { url: 'https://example.org/@wool' }],
  ['wool.example.org', { url: 'wool.example.org' }],
  [' wool-and-dye ', { blogName: 'wool-and-dye' }],
  ['http@wool', { blogName: 'http@wool' }],
])('%j', (typed, target) => {
  expect(followTarget(typed)).toEqual(target);
});
