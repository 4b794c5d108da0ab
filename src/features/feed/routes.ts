import { msg } from '@lingui/core/macro';
import { memberPage, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { feedPatterns } from './paths.ts';

/** The screens of this feature. */
export const feedRoutes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: feedPatterns.dashboard,
    Page: lazyPage(() => import('./pages/DashboardPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/prefetch.ts')).prefetchDashboard(queryClient),
    title: () => msg`Dashboard`,
  },
  {
    ...memberPage,
    path: feedPatterns.likes,
    Page: lazyPage(() => import('./pages/LikesPage.tsx')),
    title: () => msg`Likes`,
  },
  {
    ...memberPage,
    path: feedPatterns.following,
    Page: lazyPage(() => import('./pages/FollowingPage.tsx')),
    title: () => msg`Following`,
  },
  {
    ...memberPage,
    path: feedPatterns.saved,
    Page: lazyPage(() => import('./pages/SavedPage.tsx')),
    title: () => msg`Saved`,
  },
];
