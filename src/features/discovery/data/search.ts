import {
  getSearchBlogsInfiniteQueryOptions,
  getSearchPostsInfiniteQueryOptions,
  getSearchTagsInfiniteQueryOptions,
  getSuggestSearchQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { SuggestSearch200 } from '#generated/zod/suggestSearch200.zod.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging, paging } from '#src/shared/api/read/paging.ts';
import type { SearchFilters } from '../model/search-filters.ts';

/** Posts that match a search. */
export function searchPostsQuery(
  query: string,
  { mode, type, days, role }: SearchFilters,
  shown?: ShownHidden,
) {
  return getSearchPostsInfiniteQueryOptions(
    { query, mode, type, role, ...(days ? { days } : {}), ...shown },
    { query: feedPaging },
  );
}

/** Blogs that match a search, paginated. */
export function searchBlogsQuery(query: string) {
  return getSearchBlogsInfiniteQueryOptions({ query }, { query: paging });
}

/** Tags that match a search, paginated. */
export function searchTagsQuery(query: string) {
  return getSearchTagsInfiniteQueryOptions({ query }, { query: paging });
}

/** Number of tags and blogs shown above the posts. */
const MATCH_COUNT = 8;

/** The best matching tags and blogs, shown above the posts. */
export function bestMatchesQuery(query: string) {
  return {
    ...getSuggestSearchQueryOptions({ query, limit: MATCH_COUNT }),
    select: (answer: SuggestSearch200) => answer.response.suggestions,
  };
}
