import { msg } from '@lingui/core/macro';
import { discoveryPatterns, EXPLORE_MODES, SEARCH_TYPES } from '#src/paths/discovery-paths.ts';
import { publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

function isOneOf(values: readonly string[], value: string | undefined): boolean {
  return value === undefined || values.includes(value);
}

const prefetchSearch: SiteRoute['prefetch'] = async ({ queryClient, params, query }) =>
  (await import('./data/prefetch-search.ts')).prefetchSearch(queryClient, params, query);

export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: discoveryPatterns.explore,
    isRefreshable: true,
    accepts: ({ exploreMode }) => isOneOf(EXPLORE_MODES, exploreMode),
    Page: lazyPage(() => import('./pages/ExplorePage.tsx')),
    prefetch: async ({ queryClient, params: { exploreMode }, query }) =>
      (await import('./data/prefetch.ts')).prefetchExplore(queryClient, exploreMode, query),
    title: () => msg`Explore`,
  },
  {
    ...publicFeed,
    path: discoveryPatterns.tagged,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/TagPage.tsx')),
    prefetch: async ({ queryClient, params: { tag }, query }) =>
      tag === undefined
        ? (await import('./data/prefetch.ts')).prefetchTagOverview(queryClient, query)
        : (await import('./data/prefetch.ts')).prefetchTag(queryClient, tag, query),
    title: ({ tag }) => (tag ? `#${tag}` : msg`Tags`),
  },
  {
    ...publicFeed,
    path: discoveryPatterns.searchStart,
    Page: lazyPage(() => import('./pages/SearchStartPage.tsx')),
    prefetch: prefetchSearch,
    title: () => msg`Search`,
  },
  {
    ...publicFeed,
    path: discoveryPatterns.search,
    isRefreshable: true,
    // The default order (best first) has no address of its own (spec 000 §2.2).
    accepts: ({ searchMode, selectedPostType }) =>
      searchMode === 'recent'
        ? isOneOf(SEARCH_TYPES, selectedPostType)
        : isOneOf(SEARCH_TYPES, searchMode) && selectedPostType === undefined,
    Page: lazyPage(() => import('./pages/SearchPage.tsx')),
    prefetch: prefetchSearch,
    title: ({ searchTerm = '' }) => searchTerm,
  },
];
