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
  [paths.letters()]: LettersPage,
  [paths.jobs()]: JobsPage,
  [paths.staffAccounts()]: StaffAccountsPage,
  [paths.siteFlags()]: SiteFlagsPage,
  [paths.siteCounts()]: SiteCountsPage,
  [paths.staffActs()]: StaffActsPage,
};

/**
 * The pages of those who run the site, one for each address of theirs. They come as one file: few people open them, and
 * each file of its own is named in the code that everybody loads.
 */
export default function StaffPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/$/, '')] ?? ReportsPage;
  return <Page />;
}
