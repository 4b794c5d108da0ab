import { msg } from '@lingui/core/macro';
import { isAllowedBlogName } from '#src/paths/reserved-names.ts';
import { settingsPaths, settingsPatterns } from '#src/paths/settings-paths.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

const home = {
  ...memberPage,
  path: settingsPatterns.settings,
  Page: lazyPage(() => import('./pages/SettingsPage.tsx')),
  title: () => msg`Settings`,
} satisfies SiteRoute;

const namesBlog = ({ blogName }: RouteParams): boolean => isAllowedBlogName(blogName);

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  home,
  { ...home, path: settingsPatterns.oldAccount, movedTo: () => settingsPaths.account() },
  {
    ...home,
    path: settingsPatterns.oldBlogSettings,
    accepts: namesBlog,
    movedTo: ({ blogName = '' }) => settingsPaths.blogSettings(blogName),
  },
  {
    ...memberPage,
    path: settingsPatterns.account,
    Page: lazyPage(() => import('./pages/AccountPage.tsx')),
    title: () => msg`Account`,
  },
  {
    ...memberPage,
    path: settingsPatterns.displaySettings,
    Page: lazyPage(() => import('./pages/DisplayPage.tsx')),
    title: () => msg`Display`,
  },
  {
    ...memberPage,
    path: settingsPatterns.dashboardSettings,
    Page: lazyPage(() => import('./pages/DashboardSettingsPage.tsx')),
    title: () => msg`Dashboard`,
  },
  {
    ...memberPage,
    path: settingsPatterns.writingSettings,
    Page: lazyPage(() => import('./pages/WritingPage.tsx')),
    title: () => msg`Writing`,
  },
  {
    ...memberPage,
    path: settingsPatterns.keySettings,
    Page: lazyPage(() => import('./pages/KeysPage.tsx')),
    title: () => msg`Keyboard shortcuts`,
  },
  {
    ...memberPage,
    path: settingsPatterns.filters,
    Page: lazyPage(() => import('./pages/FiltersPage.tsx')),
    title: () => msg`Filters`,
  },
  {
    ...memberPage,
    path: settingsPatterns.muted,
    Page: lazyPage(() => import('./pages/MutedPage.tsx')),
    title: () => msg`Muted blogs`,
  },
  {
    ...memberPage,
    path: settingsPatterns.mutedPosts,
    Page: lazyPage(() => import('./pages/MutedPostsPage.tsx')),
    title: () => msg`Muted posts`,
  },
  {
    ...memberPage,
    path: settingsPatterns.hidden,
    Page: lazyPage(() => import('./pages/HiddenPage.tsx')),
    title: () => msg`Hidden posts`,
  },
  {
    ...memberPage,
    path: settingsPatterns.blocked,
    Page: lazyPage(() => import('./pages/BlockedPage.tsx')),
    title: () => msg`Blocked blogs`,
  },
  {
    ...memberPage,
    path: settingsPatterns.sessions,
    Page: lazyPage(() => import('./pages/SessionsPage.tsx')),
    title: () => msg`Where you are logged in`,
  },
  {
    ...memberPage,
    path: settingsPatterns.securityLog,
    Page: lazyPage(() => import('./pages/SecurityLogPage.tsx')),
    title: () => msg`Security log`,
  },
  {
    ...memberPage,
    path: settingsPatterns.privacySettings,
    Page: lazyPage(() => import('./pages/PrivacyPage.tsx')),
    prefetch: async ({ queryClient }) =>
      (await import('./data/member-settings.ts')).prefetchMemberSettings(queryClient),
    title: () => msg`Privacy`,
  },
  {
    ...memberPage,
    path: settingsPatterns.pushSettings,
    Page: lazyPage(() => import('./pages/PushPage.tsx')),
    title: () => msg`Push notifications`,
  },
  {
    ...memberPage,
    path: settingsPatterns.mailSettings,
    Page: lazyPage(() => import('./pages/MailPage.tsx')),
    title: () => msg`E-mails`,
  },
  {
    ...memberPage,
    path: settingsPatterns.notificationSettings,
    Page: lazyPage(() => import('./pages/NotificationsPage.tsx')),
    title: () => msg`Notifications`,
  },
  {
    ...memberPage,
    path: settingsPatterns.passkeys,
    Page: lazyPage(() => import('./pages/PasskeysPage.tsx')),
    title: () => msg`Passkeys`,
  },
  {
    ...memberPage,
    path: settingsPatterns.twoFactor,
    Page: lazyPage(() => import('./pages/TwoFactorPage.tsx')),
    title: () => msg`Two-factor authentication`,
  },
  {
    ...memberPage,
    path: settingsPatterns.yourData,
    Page: lazyPage(() => import('./pages/YourDataPage.tsx')),
    title: () => msg`Your data`,
  },
  {
    ...memberPage,
    path: settingsPatterns.limits,
    Page: lazyPage(() => import('./pages/LimitsPage.tsx')),
    title: () => msg`Your limits`,
  },
  {
    ...memberPage,
    path: settingsPatterns.allowedApps,
    Page: lazyPage(() => import('./pages/AllowedAppsPage.tsx')),
    title: () => msg`Apps`,
  },
  {
    ...memberPage,
    path: settingsPatterns.ownApps,
    Page: lazyPage(() => import('./pages/OwnAppsPage.tsx')),
    title: () => msg`Apps you made`,
  },
  {
    ...memberPage,
    path: settingsPatterns.labs,
    Page: lazyPage(() => import('./pages/LabsPage.tsx')),
    title: () => msg`Labs`,
  },
];
