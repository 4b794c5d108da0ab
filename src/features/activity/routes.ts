import { msg } from '@lingui/core/macro';
import { activityPaths, activityPatterns } from '#src/paths/activity-paths.ts';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { memberPage, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const ActivityPage = lazyPage(() => import('./pages/ActivityPage.tsx'));

export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: activityPatterns.activity,
    isRefreshable: true,
    Page: ActivityPage,
    title: () => msg`Activity`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: activityPatterns.blogActivity,
    accepts: ({ blogName }) => isAllowedBlogName(blogName),
    Page: ActivityPage,
    movedTo: ({ blogName = '' }) => activityPaths.activity({ blog: blogName }),
    title: () => msg`Activity`,
  },
  {
    ...memberPage,
    path: activityPatterns.boops,
    isRefreshable: true,
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
