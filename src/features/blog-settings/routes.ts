import { msg } from '@lingui/core/macro';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { settingsPatterns } from '#src/paths/settings-paths.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: settingsPatterns.ownBlogs,
    Page: lazyPage(() => import('./pages/OwnBlogsPage.tsx')),
    title: () => msg`Your blogs`,
  },
  {
    ...memberPage,
    path: settingsPatterns.newBlog,
    Page: lazyPage(() => import('./pages/NewBlogPage.tsx')),
    title: () => msg`A new blog`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogSettings,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/BlogSettingsPage.tsx')),
    prefetch: async ({ queryClient, params: { blogName = '' } }) =>
      queryClient.prefetchQuery((await import('./data/blog-settings.ts')).blogSettingsQuery(blogName)),
    title: () => msg`Settings of a blog`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogLooks,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/BlogAppearancePage.tsx')),
    title: () => msg`Appearance`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogBlocked,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/BlogBlockedPage.tsx')),
    title: () => msg`Blocked from this blog`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogAccessories,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/AccessoriesPage.tsx')),
    title: () => msg`Badges and frames`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogMembers,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/MembersPage.tsx')),
    title: () => msg`Members`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.blogFollowers,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/FollowersPage.tsx')),
    title: () => msg`Followers`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.memberships,
    feature: 'memberships',
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/MembershipsPage.tsx')),
    title: () => msg`Supporters and plans`,
  },
  {
    ...memberPage,
    access: 'owner',
    path: settingsPatterns.supporters,
    accepts: namesBlog,
    Page: lazyPage(() => import('./pages/SupportersPage.tsx')),
    title: () => msg`Supporters`,
  },
];
