import {
  getSearchBlogsInfiniteQueryOptions,
  getSearchPostsInfiniteQueryOptions,
  getSearchTagsInfiniteQueryOptions,
  getSuggestSearchQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { SuggestSearch200 } from '#generated/zod/suggestSearch200.zod.ts';
import { feedPaging, paging } from '#src/shared/api/read/paging.ts';
import type { SearchFilters } from '../model/search-filters.ts';

/** Posts that fit the words. */
export function searchPostsQuery(query: string, { mode, type, days, role }: SearchFilters) {
  return getSearchPostsInfiniteQueryOptions(
    { query, mode, type, role, ...(days ? { days } : {}) },
    { query: feedPaging },
  );
}

/** Blogs that fit the words, page by page. */
export function searchBlogsQuery(query: string) {
  return getSearchBlogsInfiniteQueryOptions({ query }, { query: paging });
}

/** Tags that fit the words, page by page. */
export function searchTagsQuery(query: string) {
  return getSearchTagsInfiniteQueryOptions({ query }, { query: paging });
}

/** How many tags and blogs are shown above the posts. */
const FITTING = 8;

/** The tags and blogs that fit best, for above the posts. */
export function fittingQuery(query: string) {
  return {
    ...getSuggestSearchQueryOptions({ query, limit: FITTING }),
    select: (answer: SuggestSearch200) => answer.response.suggestions,
  };
}
