import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf } from './tag-filters.ts';

describe('filtersOf', () => {
  it('takes the default sort when the address names none', () => {
    expect(filtersOf(new URLSearchParams(), 'top').sort).toBe('top');
    expect(filtersOf(new URLSearchParams(), 'recent').sort).toBe('recent');
    expect(filtersOf(new URLSearchParams('sort=recent'), 'top').sort).toBe('recent');
  });

  it('ignores what it does not know', () => {
    expect(filtersOf(new URLSearchParams('sort=loudest&type=hologram&role=any'), 'top')).toEqual({
      sort: 'top',
    });
  });
});

describe('queryOf', () => {
  it.each(['', '?sort=recent', '?type=photo', '?sort=recent&type=quote&role=original'])(
    'is the way back of %j [tagged-02]',
    (query) => {
      expect(queryOf(filtersOf(new URLSearchParams(query), 'top'), 'top')).toBe(query);
    },
  );

  it('leaves the default out', () => {
    expect(queryOf({ sort: 'top' }, 'top')).toBe('');
  });
});
