// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  addRecentSearch,
  onRecentSearchesChange,
  recentSearches,
  removeRecentSearches,
} from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('addRecentSearch keeps the last eight, newest first, without duplicates by case', () => {
  for (const term of ['1', '2', '3', '4', '5', '6', '7', 'Fog', '9', 'fog']) addRecentSearch(term);
  expect(recentSearches()).toEqual(['fog', '9', '7', '6', '5', '4', '3', '2']);
});

it('removeRecentSearches removes one or all and notifies', () => {
  const listener = vi.fn();
  const stop = onRecentSearchesChange(listener);
  addRecentSearch('fog');
  addRecentSearch('rain');
  removeRecentSearches('fog');
  expect(recentSearches()).toEqual(['rain']);
  removeRecentSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

it.each(['not json', '{"a":1}', '[1,null]'])('recentSearches ignores the stored value %s', (text) => {
  localStorage.setItem('skein-searches', text);
  expect(recentSearches()).toEqual([]);
});

it('recentSearches works without storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  addRecentSearch('fog');
  expect(recentSearches()).toEqual([]);
  vi.restoreAllMocks();
});
