import type { QueryClient } from '@tanstack/react-query';
import { begun } from '#src/shared/api/read/initial-cursor.ts';
import { trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { searchTermOf } from '#src/shared/lib/text/search-term.ts';
import { searchFiltersOf } from '../model/search-filters.ts';
import { fittingQuery, searchBlogsQuery, searchPostsQuery, searchTagsQuery } from './search.ts';
import { TAGS_ON_SEARCH } from './trending.ts';

/** Puts the first page of what an address searches for into the cache. Failures stay in the cache. */
export async function prefetchSearch(
  queryClient: QueryClient,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Promise<void> {
  const term = searchTermOf(params.searchTerm ?? '');
  if (term === '') {
    await queryClient.prefetchQuery(trendingTagsQuery(TAGS_ON_SEARCH));
    return;
  }
  const filters = searchFiltersOf(params, query);
  if (filters.view === 'blogs') await queryClient.prefetchInfiniteQuery(searchBlogsQuery(term));
  else if (filters.view === 'tags') await queryClient.prefetchInfiniteQuery(searchTagsQuery(term));
  else
    await Promise.all([
      queryClient.prefetchInfiniteQuery(begun(searchPostsQuery(term, filters), query)),
      queryClient.prefetchQuery(fittingQuery(term)),
    ]);
}
