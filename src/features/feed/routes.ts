import { msg } from '@lingui/core/macro';
import { feedPatterns } from '#src/paths/feed-paths.ts';
import { memberPage, publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: feedPatterns.dashboard,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/DashboardPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/prefetch.ts')).prefetchDashboard(queryClient),
    title: () => msg`Dashboard`,
  },
  {
    ...memberPage,
    path: feedPatterns.tabManagement,
    Page: lazyPage(() => import('./pages/TabManagementPage.tsx')),
    title: () => msg`Your tabs`,
  },
  {
    ...memberPage,
    path: feedPatterns.dashboardTab,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/TabPage.tsx')),
    prefetch: async ({ queryClient, params: { tabId } }) =>
      (await import('./data/prefetch.ts')).prefetchTab(queryClient, tabId),
    title: () => msg`Dashboard`,
  },
  {
    ...publicFeed,
    path: feedPatterns.timeline,
    isRefreshable: true,
    Page: lazyPage(() => import('./pages/TimelinePage.tsx')),
    prefetch: async ({ queryClient, params: { timelineName } }) =>
      (await import('./data/prefetch.ts')).prefetchTimeline(queryClient, timelineName),
    title: () => msg`Timeline`,
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
  {
    ...publicFeed,
    path: feedPatterns.radar,
    Page: lazyPage(() => import('./pages/RadarPage.tsx')),
    prefetch: async ({ queryClient }) => (await import('./data/radar.ts')).prefetchRadar(queryClient),
    title: () => msg`Radar`,
  },
  {
    ...memberPage,
    path: feedPatterns.videoHubs,
    Page: lazyPage(() => import('./pages/VideoHubsPage.tsx')),
    prefetch: async ({ queryClient }) =>
      (await import('./data/video-hubs.ts')).prefetchVideoHubs(queryClient),
    title: () => msg`Skein TV`,
  },
  {
    ...memberPage,
    path: feedPatterns.videoHub,
    accepts: ({ hubName = '', postId = '1' }) =>
      /^[a-z0-9]+(-[a-z0-9]+){0,7}$/.test(hubName) && /^[1-9][0-9]{0,18}$/.test(postId),
    Page: lazyPage(() => import('./pages/VideoHubPage.tsx')),
    prefetch: async ({ queryClient, params: { hubName = '', blogName, postId } }) =>
      (await import('./data/video-hub.ts')).prefetchVideoHub(queryClient, hubName, { blogName, postId }),
    title: () => msg`Skein TV`,
  },
];
