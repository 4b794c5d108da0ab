import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import StaffAccountsPage from './AccountsPage.tsx';
import AppealsPage from './AppealsPage.tsx';
import StaffActsPage from './AuditLogPage.tsx';
import JobsPage from './JobsPage.tsx';
import ReportsPage from './ReportsPage.tsx';
import SiteCountsPage from './SiteCountsPage.tsx';
import SiteFlagsPage from './SiteFlagsPage.tsx';
import LettersPage from './SupportRequestsPage.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [paths.appeals()]: AppealsPage,
  [paths.supportRequests()]: LettersPage,
  [paths.jobs()]: JobsPage,
  [paths.staffAccounts()]: StaffAccountsPage,
  [paths.siteFlags()]: SiteFlagsPage,
  [paths.siteCounts()]: SiteCountsPage,
  [paths.auditLog()]: StaffActsPage,
};

/**
 * Entry of all admin pages, chosen by the address. They are one chunk, because few people open them and every further
 * chunk would be named in the code that everybody loads.
 */
export default function StaffPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/$/, '')] ?? ReportsPage;
  return <Page />;
}
