import { expect, it } from 'vitest';
import {
  type CommunityFilter,
  communityFilterAddress,
  communityFilterOf,
  JOIN_TYPES,
} from './community-filter.ts';

const ALL: CommunityFilter = { term: '', category: undefined, joinTypes: JOIN_TYPES, sort: 'relevance' };

it.each<[string, Partial<CommunityFilter>]>([
  ['/communities/browse', {}],
  ['/communities/browse/outdoors', { category: 'outdoors' }],
  ['/communities/browse?join=request&join=invite', { joinTypes: ['request', 'invite'] }],
  ['/search/left-handed%20wool/communities', { term: 'left-handed wool' }],
  [
    '/search/wool/communities?category=outdoors&sort=post_count',
    { term: 'wool', category: 'outdoors', sort: 'post_count' },
  ],
])('communityFilterAddress and communityFilterOf agree about %s', (address, changes) => {
  const filter = { ...ALL, ...changes };
  expect(communityFilterAddress(filter)).toBe(address);
  const { pathname, searchParams } = new URL(address, 'https://skein.example');
  const [, first, last] = pathname.split('/');
  const params =
    first === 'search'
      ? { searchTerm: decodeURIComponent(last ?? '') }
      : { categoryId: pathname.split('/')[3] };
  expect(communityFilterOf(params, searchParams)).toEqual(filter);
});

it('communityFilterOf reads what a form without scripts sends', () => {
  const query = new URLSearchParams('q= wool &category=outdoors&join=free&sort=member_count');
  expect(communityFilterOf({}, query)).toEqual({
    term: 'wool',
    category: 'outdoors',
    joinTypes: ['free'],
    sort: 'member_count',
  });
});

it('communityFilterOf ignores values that no call knows', () => {
  const query = new URLSearchParams('category=Out doors&join=bribe&sort=luck');
  expect(communityFilterOf({}, query)).toEqual(ALL);
});
