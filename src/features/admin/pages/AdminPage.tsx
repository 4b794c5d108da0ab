import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import AccountsPage from './AccountsPage.tsx';
import AnnouncementsPage from './AnnouncementsPage.tsx';
import AuditLogPage from './AuditLogPage.tsx';
import CampaignsPage from './CampaignsPage.tsx';
import ErrorsPage from './ErrorsPage.tsx';
import HouseAdsPage from './HouseAdsPage.tsx';
import JobsPage from './JobsPage.tsx';
import LostPicturesPage from './LostPicturesPage.tsx';
import PaymentsPage from './PaymentsPage.tsx';
import PromotionsPage from './PromotionsPage.tsx';
import SiteCountsPage from './SiteCountsPage.tsx';
import SiteFlagsPage from './SiteFlagsPage.tsx';
import SiteMailPage from './SiteMailPage.tsx';
import SlowPagesPage from './SlowPagesPage.tsx';
import StaffQueuePage from './StaffQueuePage.tsx';
import StewardshipRequestsPage from './StewardshipRequestsPage.tsx';
import TodayPage from './TodayPage.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  [paths.staffToday()]: TodayPage,
  [paths.stewardshipRequests()]: StewardshipRequestsPage,
  [paths.jobs()]: JobsPage,
  [paths.siteErrors()]: ErrorsPage,
  [paths.slowPages()]: SlowPagesPage,
  [paths.lostPictures()]: LostPicturesPage,
  [paths.staffAccounts()]: AccountsPage,
  [paths.announcements()]: AnnouncementsPage,
  [paths.siteFlags()]: SiteFlagsPage,
  [paths.siteCounts()]: SiteCountsPage,
  [paths.sitePayments()]: PaymentsPage,
  [paths.houseAds()]: HouseAdsPage,
  [paths.siteCampaigns()]: CampaignsPage,
  [paths.sitePromotions()]: PromotionsPage,
  [paths.siteMail()]: SiteMailPage,
  [paths.auditLog()]: AuditLogPage,
};

/**
 * Entry of all admin pages, chosen by the address. They are one chunk, because few people open them and every further
 * chunk would be named in the code that everybody loads.
 */
export default function AdminPage() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/$/, '')] ?? StaffQueuePage;
  return <Page />;
}
