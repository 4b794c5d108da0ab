import { describe, expect, it } from 'vitest';
import { tagFiltersOf, tagFiltersQuery } from './tag-filters.ts';

describe('tagFiltersOf', () => {
  it('tagFiltersOf uses the default sort when the address names none', () => {
    expect(tagFiltersOf(new URLSearchParams(), 'top').sort).toBe('top');
    expect(tagFiltersOf(new URLSearchParams(), 'recent').sort).toBe('recent');
    expect(tagFiltersOf(new URLSearchParams('sort=recent'), 'top').sort).toBe('recent');
  });

  it('tagFiltersOf ignores unknown values', () => {
    expect(tagFiltersOf(new URLSearchParams('sort=loudest&type=hologram&role=any'), 'top')).toEqual({
      sort: 'top',
    });
  });
});

describe('tagFiltersQuery', () => {
  it.each(['', '?sort=recent', '?type=photo', '?sort=recent&type=quote&role=original'])(
    'tagFiltersQuery and tagFiltersOf round-trip %j [tagged-02]',
    (query) => {
      expect(tagFiltersQuery(tagFiltersOf(new URLSearchParams(query), 'top'), 'top')).toBe(query);
    },
  );

  it('tagFiltersQuery omits default values', () => {
    expect(tagFiltersQuery({ sort: 'top' }, 'top')).toBe('');
  });
});
