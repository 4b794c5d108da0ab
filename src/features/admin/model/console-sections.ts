import type { SiteCounts } from '#generated/zod/siteCounts.zod.ts';
import { paths } from '#src/paths/paths.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Sections of the admin console, as its navigation lists them. */
export type ConsoleSection =
  | 'today'
  | 'waiting'
  | 'accounts'
  | 'errors'
  | 'features'
  | 'promoting'
  | 'numbers'
  | 'payments'
  | 'mail'
  | 'log';

/** Pages of the admin console. */
export type AdminPart =
  | 'today'
  | 'queue'
  | 'reports'
  | 'appeals'
  | 'letters'
  | 'settled'
  | 'communities'
  | 'accounts'
  | 'announcements'
  | 'ads'
  | 'features'
  | 'numbers'
  | 'jobs'
  | 'errors'
  | 'payments'
  | 'campaigns'
  | 'promotions'
  | 'mail'
  | 'log';

/** Address of each page. */
export const PART_PATHS: Readonly<Record<AdminPart, string>> = {
  today: paths.staffToday(),
  queue: paths.staffQueue(),
  reports: paths.staffQueue('reports'),
  settled: paths.staffQueue('settled'),
  appeals: paths.appeals(),
  letters: paths.supportRequests(),
  communities: paths.stewardshipRequests(),
  campaigns: paths.siteCampaigns(),
  jobs: paths.jobs(),
  accounts: paths.staffAccounts(),
  errors: paths.siteErrors(),
  features: paths.siteFlags(),
  ads: paths.houseAds(),
  promotions: paths.sitePromotions(),
  announcements: paths.announcements(),
  numbers: paths.siteCounts(),
  payments: paths.sitePayments(),
  mail: paths.siteMail(),
  log: paths.auditLog(),
};

/** Further addresses of a page. */
const OTHER_PATHS: Readonly<Record<string, AdminPart>> = {
  [paths.slowPages()]: 'errors',
  [paths.lostPictures()]: 'errors',
};

/** A section with its icon and its pages, of which the first is opened. */
export interface ConsoleSectionPages {
  of: ConsoleSection;
  icon: IconName;
  parts: readonly [AdminPart, ...AdminPart[]];
}

/** Sections in the order of the navigation: what waits comes first. */
export const CONSOLE_SECTIONS: readonly ConsoleSectionPages[] = [
  { of: 'today', icon: 'sun', parts: ['today'] },
  {
    of: 'waiting',
    icon: 'flag',
    parts: ['queue', 'reports', 'appeals', 'letters', 'settled', 'communities', 'campaigns', 'jobs'],
  },
  { of: 'accounts', icon: 'users', parts: ['accounts'] },
  { of: 'errors', icon: 'bug', parts: ['errors'] },
  { of: 'features', icon: 'toggle', parts: ['features'] },
  { of: 'promoting', icon: 'megaphone', parts: ['ads', 'promotions', 'announcements'] },
  { of: 'numbers', icon: 'poll', parts: ['numbers'] },
  { of: 'payments', icon: 'coin', parts: ['payments'] },
  { of: 'mail', icon: 'message', parts: ['mail'] },
  { of: 'log', icon: 'log', parts: ['log'] },
];

/** Returns the section that a page belongs to. */
export function sectionOf(part: AdminPart): ConsoleSectionPages | undefined {
  return CONSOLE_SECTIONS.find(({ parts }) => parts.includes(part));
}

/** Returns the page of an address; undefined for an address outside the console. */
export function partOfPath(pathname: string): AdminPart | undefined {
  const path = pathname.replace(/\/$/, '');
  const names = Object.keys(PART_PATHS) as AdminPart[];
  return OTHER_PATHS[path] ?? names.find((part) => PART_PATHS[part] === path);
}

/** Returns the number of entries that wait on a page. */
export function waitingOn(part: AdminPart, waiting: SiteCounts['waiting'] | undefined): number {
  if (!waiting) return 0;
  const counts: Partial<Record<AdminPart, number>> = {
    queue: waiting.reports + waiting.appeals + waiting.supportRequests,
    reports: waiting.reports,
    appeals: waiting.appeals,
    letters: waiting.supportRequests,
    communities: waiting.stewardshipRequests,
    campaigns: waiting.campaigns,
    jobs: waiting.failedJobs,
  };
  return counts[part] ?? 0;
}

/** Parts of a page that is counted as a whole. */
const COUNTED_TWICE: ReadonlySet<AdminPart> = new Set(['reports', 'appeals', 'letters']);

/** Returns the number of entries that wait on all pages of a section. */
export function waitingIn(parts: readonly AdminPart[], waiting: SiteCounts['waiting'] | undefined): number {
  return parts
    .filter((part) => !COUNTED_TWICE.has(part))
    .reduce((sum, part) => sum + waitingOn(part, waiting), 0);
}
