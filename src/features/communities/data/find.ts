import {
  getListCategoryCommunitiesInfiniteQueryOptions,
  getListCommunitiesInfiniteQueryOptions,
  getSearchCommunitiesInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { type CommunityFilter, filterParams } from '../model/community-filter.ts';

/** Public communities of all categories. */
export function allCommunitiesQuery(filter: CommunityFilter) {
  return getListCommunitiesInfiniteQueryOptions(filterParams(filter), { query: paging });
}

/** Public communities of one category. */
export function categoryCommunitiesQuery(category: string, filter: CommunityFilter) {
  return getListCategoryCommunitiesInfiniteQueryOptions(category, filterParams(filter), { query: paging });
}

/** Communities that match the words of a filter, in its category when it has one. */
export function foundCommunitiesQuery({ term, category, ...filter }: CommunityFilter) {
  return getSearchCommunitiesInfiniteQueryOptions(
    { query: term, ...filterParams({ term, category, ...filter }), ...(category ? { category } : {}) },
    { query: paging },
  );
}
