import { expect, it } from 'vitest';
import { readSearch, searchTermOf } from './search-term.ts';

it.each([
  ['  moon jar ', { term: 'moon jar' }],
  [' #moon jar', { tag: 'moon jar' }],
  ['##fog', { tag: 'fog' }],
  ['from:odile #fog', { term: 'from:odile #fog' }],
  ['#', undefined],
  ['   ', undefined],
])('%j leads to %j [search-04]', (typed, expected) => expect(readSearch(typed)).toEqual(expected));

it('is cut at whole characters', () => {
  expect([...searchTermOf('🧶'.repeat(300))]).toHaveLength(200);
});
