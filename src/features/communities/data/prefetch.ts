import type { QueryClient } from '@tanstack/react-query';
import { getListCommunityCategoriesQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { RouteParams } from '#src/shared/navigation/route.ts';
import { communityFilterOf } from '../model/community-filter.ts';
import { allCommunitiesQuery, categoryCommunitiesQuery, foundCommunitiesQuery } from './find.ts';

/** Prefetches the categories and the first communities that an address asks for. Errors are stored in the cache. */
export async function prefetchFound(
  queryClient: QueryClient,
  params: RouteParams,
  query: URLSearchParams,
): Promise<void> {
  const filter = communityFilterOf(params, query);
  await Promise.all([
    queryClient.prefetchQuery(getListCommunityCategoriesQueryOptions()),
    filter.term
      ? queryClient.prefetchInfiniteQuery(foundCommunitiesQuery(filter))
      : filter.category
        ? queryClient.prefetchInfiniteQuery(categoryCommunitiesQuery(filter.category, filter))
        : queryClient.prefetchInfiniteQuery(allCommunitiesQuery(filter)),
  ]);
}
