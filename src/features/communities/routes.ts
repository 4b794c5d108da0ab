import { msg } from '@lingui/core/macro';
import { communityPaths, communityPatterns } from '#src/paths/communities-paths.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { isCategoryId } from './model/community-filter.ts';

const found = {
  ...publicFeed,
  isRefreshable: true,
  Page: lazyPage(() => import('./pages/BrowseCommunitiesPage.tsx')),
  prefetch: async ({ queryClient, params, query }) =>
    (await import('./data/prefetch.ts')).prefetchFound(queryClient, params, query),
  title: () => msg`Communities`,
} satisfies Omit<SiteRoute, 'path'>;

export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: communityPatterns.communities,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/CommunitiesPage.tsx')),
    prefetch: async ({ queryClient }) =>
      readViewer(queryClient).isLoggedIn ? undefined : communityPaths.browseCommunities(),
    title: () => msg`Communities`,
  },
  {
    ...found,
    path: communityPatterns.browseCommunities,
    accepts: ({ categoryId }) => categoryId === undefined || isCategoryId(categoryId),
  },
  { ...found, path: communityPatterns.searchCommunities },
];
