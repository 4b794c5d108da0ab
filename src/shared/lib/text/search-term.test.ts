import { expect, it } from 'vitest';
import { normalizeSearchTerm, parseSearch } from './search-term.ts';

it.each([
  ['  moon jar ', { term: 'moon jar' }],
  [' #moon jar', { tag: 'moon jar' }],
  ['##fog', { tag: 'fog' }],
  ['from:odile #fog', { term: 'from:odile #fog' }],
  ['#', undefined],
  ['   ', undefined],
])('parseSearch of %j is %j [search-04]', (typed, expected) => expect(parseSearch(typed)).toEqual(expected));

it('normalizeSearchTerm truncates at whole characters', () => {
  expect([...normalizeSearchTerm('🧶'.repeat(300))]).toHaveLength(200);
});
