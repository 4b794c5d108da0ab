import type { QueryClient } from '@tanstack/react-query';
import { withInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { searchFiltersOf } from '../model/search-filters.ts';
import { bestMatchesQuery, searchBlogsQuery, searchPostsQuery, searchTagsQuery } from './search.ts';
import { SEARCH_TAG_COUNT } from './trending.ts';

/** Prefetches the first page of the search in the address. Errors are stored in the cache. */
export async function prefetchSearch(
  queryClient: QueryClient,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Promise<void> {
  const term = normalizeSearchTerm(params.searchTerm ?? '');
  if (term === '') {
    await queryClient.prefetchQuery(trendingTagsQuery(SEARCH_TAG_COUNT));
    return;
  }
  const filters = searchFiltersOf(params, query);
  if (filters.view === 'blogs') await queryClient.prefetchInfiniteQuery(searchBlogsQuery(term));
  else if (filters.view === 'tags') await queryClient.prefetchInfiniteQuery(searchTagsQuery(term));
  else
    await Promise.all([
      queryClient.prefetchInfiniteQuery(withInitialCursor(searchPostsQuery(term, filters), query)),
      queryClient.prefetchQuery(bestMatchesQuery(term)),
    ]);
}
