import { piece } from '#src/paths/path-segments.ts';

/** Parts of the settings that have a page. */
export const SETTINGS_PAGES = ['filters', 'muted', 'muted-posts', 'hidden', 'blocked'] as const;

export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Addresses of this feature's screens, as patterns. */
export const settingsPatterns = {
  settings: '/settings',
  account: '/settings/account',
  displaySettings: '/settings/display',
  dashboardSettings: '/settings/dashboard',
  writingSettings: '/settings/writing',
  keySettings: '/settings/keys',
  adFreeBrowsing: '/settings/ad-free-browsing',
  purchases: '/settings/purchases',
  gifts: '/settings/gifts',
  filters: '/settings/filters',
  muted: '/settings/muted',
  mutedPosts: '/settings/muted-posts',
  hidden: '/settings/hidden',
  blocked: '/settings/blocked',
  sessions: '/settings/sessions',
  securityLog: '/settings/security-log',
  privacySettings: '/settings/privacy',
  passkeys: '/settings/passkeys',
  twoFactor: '/settings/two-factor',
  yourData: '/settings/your-data',
  limits: '/settings/limits',
  allowedApps: '/settings/apps',
  ownApps: '/oauth/apps',
  labs: '/settings/labs',
  reports: '/settings/admin',
  appeals: '/settings/admin/appeals',
  letters: '/settings/admin/letters',
  jobs: '/settings/admin/jobs',
  staffAccounts: '/settings/admin/accounts',
  siteFlags: '/settings/admin/features',
  siteCounts: '/settings/admin/numbers',
  staffActs: '/settings/admin/log',
  notificationSettings: '/settings/notifications',
  pushSettings: '/settings/push',
  /** Where older links lead (spec 000 §2.3, §2.7). */
  oldAccount: '/account',
  oldGifts: '/gifts',
  oldGift: '/settings/:page/gift/:giftId',
  oldBlogSettings: '/blog/:blogName/settings',
  ownBlogs: '/settings/blog',
  newBlog: '/settings/blog/new',
  blogSettings: '/settings/blog/:blogName',
  blogLooks: '/settings/blog/:blogName/appearance',
  blogBlocked: '/settings/blog/:blogName/blocked',
  blogMembers: '/blog/:blogName/members',
  blogFollowers: '/blog/:blogName/followers',
} as const;

/** Addresses of this feature's screens, built. */
export const settingsPaths = {
  /** All pages of the settings; with a page's name what the member keeps away, and how to take it back. */
  settings: (page?: SettingsPage) => (page ? `/settings/${piece(page)}` : '/settings'),
  /** The member's address, password, and the way out. */
  account: () => '/settings/account',
  /** Language, time and how the site looks and moves. */
  displaySettings: () => '/settings/display',
  /** What the dashboard shows. */
  dashboardSettings: () => '/settings/dashboard',
  /** What a new post begins with. */
  writingSettings: () => '/settings/writing',
  /** Which key does what. */
  keySettings: () => '/settings/keys',
  /** Whether the member sees ads. */
  adFreeBrowsing: () => '/settings/ad-free-browsing',
  /** What the member bought. */
  purchases: () => '/settings/purchases',
  /** What the member gave and was given. */
  gifts: () => '/settings/gifts',
  /** Where the member is logged in. */
  sessions: () => '/settings/sessions',
  /** Log-ins, failed attempts and changes of what protects the account. */
  securityLog: () => '/settings/security-log',
  /** What others can learn of the member, and what their data is used for. */
  privacySettings: () => '/settings/privacy',
  /** What a blog of the member's is told of; the first one when none is named. */
  /** Which devices are told of what happens, of what, and when. */
  pushSettings: () => '/settings/push',
  notificationSettings: (blogName?: string) =>
    blogName ? `/settings/notifications?blog=${piece(blogName)}` : '/settings/notifications',
  /** The way in without a password. */
  passkeys: () => '/settings/passkeys',
  /** A code from the member's phone besides the password. */
  twoFactor: () => '/settings/two-factor',
  /** Everything the member made, to take along. */
  yourData: () => '/settings/your-data',
  /** How much of the day is left. */
  limits: () => '/settings/limits',
  /** Apps that act for the member. */
  allowedApps: () => '/settings/apps',
  /** Apps that the member registered. */
  ownApps: () => '/oauth/apps',
  /** Features to try (spec 000 §2.7). */
  labs: () => '/settings/labs',
  /** What members reported, for those who run the site (spec 000 §2.7). */
  reports: () => '/settings/admin',
  /** What authors say about posts that were labelled or taken down. */
  appeals: () => '/settings/admin/appeals',
  /** What people wrote to those who run the site. */
  letters: () => '/settings/admin/letters',
  /** What the site could not do; for those who run it. */
  jobs: () => '/settings/admin/jobs',
  /** Accounts of the site; with a name or a number those it finds. */
  staffAccounts: (sought?: string) =>
    sought ? `/settings/admin/accounts?q=${piece(sought)}` : '/settings/admin/accounts',
  /** Features the site can switch. */
  siteFlags: () => '/settings/admin/features',
  /** The site in numbers. */
  siteCounts: () => '/settings/admin/numbers',
  /** What those who run the site did. */
  staffActs: () => '/settings/admin/log',
  /** The member's blogs in their order. */
  ownBlogs: () => '/settings/blog',
  newBlog: () => '/settings/blog/new',
  /** What is set for one blog (spec 000 §2.7); `part` leads to one subject of it. */
  blogSettings: (blogName: string, part?: string) =>
    `/settings/blog/${piece(blogName)}${part ? `#${part}` : ''}`,
  /** How a blog looks. */
  blogLooks: (blogName: string) => `/settings/blog/${piece(blogName)}/appearance`,
  /** Whom one blog keeps away. */
  blogBlocked: (blogName: string) => `/settings/blog/${piece(blogName)}/blocked`,
  /** Who writes for a blog (spec 000 §2.3). */
  blogMembers: (blogName: string) => `/blog/${piece(blogName)}/members`,
  /** Who follows a blog, for its admins (spec 000 §2.3). */
  blogFollowers: (blogName: string) => `/blog/${piece(blogName)}/followers`,
} as const;
