// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, onSearchesChange, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('keeps the last eight, the last first, each once whatever its case', () => {
  for (const term of ['1', '2', '3', '4', '5', '6', '7', 'Fog', '9', 'fog']) rememberSearch(term);
  expect(recentSearches()).toEqual(['fog', '9', '7', '6', '5', '4', '3', '2']);
});

it('forgets one or all, and says so', () => {
  const listener = vi.fn();
  const stop = onSearchesChange(listener);
  rememberSearch('fog');
  rememberSearch('rain');
  forgetSearches('fog');
  expect(recentSearches()).toEqual(['rain']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});

it.each(['not json', '{"a":1}', '[1,null]'])('takes %s for nothing', (text) => {
  localStorage.setItem('skein-searches', text);
  expect(recentSearches()).toEqual([]);
});

it('does without where a browser forbids storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  rememberSearch('fog');
  expect(recentSearches()).toEqual([]);
  vi.restoreAllMocks();
});
