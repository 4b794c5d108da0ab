import { expect, it } from 'vitest';
import type { SearchSuggestion } from '#generated/zod/searchSuggestion.zod.ts';
import { searchEntriesFor } from './search-entries.ts';

function shown(typed: string, recent: string[], suggestions: SearchSuggestion[] = []): string[][] {
  return searchEntriesFor(typed, recent, suggestions).map(({ kind, to }) => [kind, to]);
}

it.each<[string, string[], unknown[]]>([
  [
    '',
    ['fog', 'rain', 'wool'],
    [
      ['recent', '/search/fog'],
      ['recent', '/search/rain'],
      ['recent', '/search/wool'],
    ],
  ],
  ['  ', ['fog'], [['recent', '/search/fog']]],
  [
    'fo',
    ['Fog', 'rain', 'fox', 'foam'],
    [
      ['search', '/search/fo'],
      ['recent', '/search/Fog'],
      ['recent', '/search/fox'],
    ],
  ],
  [
    'FOG',
    ['fog', 'Fog bank'],
    [
      ['search', '/search/FOG'],
      ['recent', '/search/Fog%20bank'],
    ],
  ],
  ['#Fog', ['rain'], [['search', '/tagged/Fog']]],
])('searchEntriesFor “%s” lists the search and matching recent searches', (typed, recent, entries) => {
  expect(shown(typed, recent)).toEqual(entries);
});

it('searchEntriesFor adds suggestions without duplicates and skips those without a page', () => {
  const suggestions = [
    { kind: 'term', text: 'fog' },
    { kind: 'term', text: 'fog bank' },
    { kind: 'tag', tag: { name: 'fog' } },
    { kind: 'blog', blog: { uuid: 't:1', name: 'foggy' } },
    { kind: 'community', community: {} },
  ] as unknown as SearchSuggestion[];
  expect(shown('fog', [], suggestions)).toEqual([
    ['search', '/search/fog'],
    ['search', '/search/fog%20bank'],
    ['tag', '/tagged/fog'],
    ['blog', '/foggy'],
  ]);
});
