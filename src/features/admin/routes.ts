import { msg } from '@lingui/core/macro';
import { settingsPatterns } from '#src/paths/settings-paths.ts';
import { memberPage, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage, lazyPart } from '#src/shared/ui/lazy-part.tsx';

const StaffNav = lazyPart(() => import('./components/ConsoleNav.tsx'), 'ConsoleNav', { isPrefetched: false });

const admin = {
  ...memberPage,
  Page: lazyPage(() => import('./pages/AdminPage.tsx')),
  StaffNav,
  title: () => msg`Administration`,
} satisfies Partial<SiteRoute>;

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  { ...admin, path: settingsPatterns.staffToday },
  { ...admin, path: settingsPatterns.staffQueue },
  { ...admin, path: settingsPatterns.appeals },
  { ...admin, path: settingsPatterns.stewardshipRequests },
  { ...admin, path: settingsPatterns.supportRequests },
  { ...admin, path: settingsPatterns.jobs },
  { ...admin, path: settingsPatterns.siteErrors },
  { ...admin, path: settingsPatterns.slowPages },
  { ...admin, path: settingsPatterns.lostPictures },
  { ...admin, path: settingsPatterns.staffAccounts },
  { ...admin, path: settingsPatterns.announcements },
  { ...admin, path: settingsPatterns.siteFlags },
  { ...admin, path: settingsPatterns.siteCounts },
  { ...admin, path: settingsPatterns.sitePayments },
  { ...admin, path: settingsPatterns.houseAds },
  { ...admin, path: settingsPatterns.siteCampaigns },
  { ...admin, path: settingsPatterns.sitePromotions },
  { ...admin, path: settingsPatterns.siteMail },
  { ...admin, path: settingsPatterns.auditLog },
];
