import { describe, expect, it } from 'vitest';
import { hasActiveFilters, searchAddress, searchFiltersOf } from './search-filters.ts';

describe('searchFiltersOf', () => {
  it('searchFiltersOf defaults to the best posts of all time in any role [search-01]', () => {
    const filters = searchFiltersOf({ searchTerm: 'fog' }, new URLSearchParams());
    expect(filters).toEqual({ view: 'posts', mode: 'top', days: 0 });
    expect(hasActiveFilters(filters)).toBe(false);
  });

  it('searchFiltersOf ignores unknown values', () => {
    const query = new URLSearchParams('view=hats&days=8&role=any');
    expect(searchFiltersOf({ selectedPostType: 'poem' }, query)).toEqual({
      view: 'posts',
      mode: 'top',
      days: 0,
    });
  });
});

describe('searchAddress', () => {
  it.each([
    ['', {}, '/search/fog'],
    [
      '?days=7&role=original',
      { searchMode: 'recent', selectedPostType: 'gif' },
      '/search/fog/recent/gif?days=7&role=original',
    ],
    ['?view=tags', {}, '/search/fog?view=tags'],
    ['', { selectedPostType: 'ask' }, '/search/fog/ask'],
  ])('searchAddress and searchFiltersOf round-trip %s %o', (query, params, address) => {
    expect(searchAddress('fog', searchFiltersOf(params, new URLSearchParams(query)))).toBe(address);
  });

  it.each(['a/b', '50% off', 'what?', '#1', '東京 🧶'])(
    'searchAddress encodes %s [search-05] [blog-10]',
    (term) => {
      const address = searchAddress(term, searchFiltersOf({}, new URLSearchParams()));
      const { pathname, search } = new URL(address, 'https://skein.example');
      expect(decodeURIComponent(pathname.slice('/search/'.length))).toBe(term);
      expect(search).toBe('');
    },
  );
});
