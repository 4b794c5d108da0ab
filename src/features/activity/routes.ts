import { msg } from '@lingui/core/macro';
import { memberPage, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';
import { activityPatterns } from './paths.ts';

/** The screens of this feature. */
export const activityRoutes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: activityPatterns.activity,
    refreshes: true,
    Page: lazyPage(() => import('./pages/ActivityPage.tsx')),
    title: () => msg`Activity`,
  },
  {
    ...memberPage,
    path: activityPatterns.boops,
    refreshes: true,
    Page: lazyPage(() => import('./pages/BoopsPage.tsx')),
    title: () => msg`Boops`,
  },
  {
    ...memberPage,
    path: activityPatterns.yearInReview,
    Page: lazyPage(() => import('./pages/YearPage.tsx')),
    prefetch: async ({ queryClient, params: { blogName }, query }) =>
      (await import('./data/year.ts')).prefetchYear(queryClient, blogName, query),
    title: () => msg`Year in review`,
  },
];
