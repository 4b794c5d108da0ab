import { pathSegment } from '#src/paths/path-segments.ts';

/** Lists of the settings that have their own page. */
export const SETTINGS_PAGES = ['filters', 'muted', 'muted-posts', 'hidden', 'blocked'] as const;

export type SettingsPage = (typeof SETTINGS_PAGES)[number];

/** Path patterns of this feature. */
export const settingsPatterns = {
  settings: '/settings',
  account: '/settings/account',
  displaySettings: '/settings/display',
  dashboardSettings: '/settings/dashboard',
  writingSettings: '/settings/writing',
  keySettings: '/settings/keys',
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
  staffToday: '/settings/admin/today',
  staffQueue: '/settings/admin',
  appeals: '/settings/admin/appeals',
  stewardshipRequests: '/settings/admin/communities',
  supportRequests: '/settings/admin/letters',
  jobs: '/settings/admin/jobs',
  siteErrors: '/settings/admin/errors',
  slowPages: '/settings/admin/slow-pages',
  lostPictures: '/settings/admin/lost-pictures',
  staffAccounts: '/settings/admin/accounts',
  announcements: '/settings/admin/announcements',
  siteFlags: '/settings/admin/features',
  siteCounts: '/settings/admin/numbers',
  sitePayments: '/settings/admin/payments',
  houseAds: '/settings/admin/ads',
  siteCampaigns: '/settings/admin/campaigns',
  sitePromotions: '/settings/admin/promotions',
  siteMail: '/settings/admin/mail',
  auditLog: '/settings/admin/log',
  notificationSettings: '/settings/notifications',
  pushSettings: '/settings/push',
  mailSettings: '/settings/emails',
  /** Redirects of older paths (spec 000 §2.3, §2.7). */
  oldAccount: '/account',
  oldBlogSettings: '/blog/:blogName/settings',
  ownBlogs: '/settings/blog',
  newBlog: '/settings/blog/new',
  blogSettings: '/settings/blog/:blogName',
  blogLooks: '/settings/blog/:blogName/appearance',
  blogBlocked: '/settings/blog/:blogName/blocked',
  blogAccessories: '/settings/blog/:blogName/accessories',
  blogMembers: '/blog/:blogName/members',
  blogFollowers: '/blog/:blogName/followers',
  memberships: '/blog/:blogName/post-plus',
  supporters: '/blog/:blogName/post-plus/supporters',
} as const;

/** Path builders of this feature. */
export const settingsPaths = {
  /** Overview of the settings, or the list of filtered, muted, hidden or blocked items. */
  settings: (page?: SettingsPage) => (page ? `/settings/${pathSegment(page)}` : '/settings'),
  /** E-mail address, password, account deletion. */
  account: () => '/settings/account',
  /** Language, time zone, appearance, motion. */
  displaySettings: () => '/settings/display',
  /** Dashboard settings. */
  dashboardSettings: () => '/settings/dashboard',
  /** Defaults of new posts. */
  writingSettings: () => '/settings/writing',
  /** Keyboard shortcuts. */
  keySettings: () => '/settings/keys',
  /** Active sessions. */
  sessions: () => '/settings/sessions',
  /** Log-ins, failed attempts and changes of what protects the account. */
  securityLog: () => '/settings/security-log',
  /** Privacy settings. */
  privacySettings: () => '/settings/privacy',
  /** Push notifications by device. */
  pushSettings: () => '/settings/push',
  /** Kinds of e-mails, and whether they arrive. */
  mailSettings: () => '/settings/emails',
  /** Notification settings of one of the member's blogs; the primary one by default. */
  notificationSettings: (blogName?: string) =>
    blogName ? `/settings/notifications?blog=${pathSegment(blogName)}` : '/settings/notifications',
  /** Passkeys. */
  passkeys: () => '/settings/passkeys',
  /** Two-factor authentication. */
  twoFactor: () => '/settings/two-factor',
  /** Data export. */
  yourData: () => '/settings/your-data',
  /** Remaining daily limits. */
  limits: () => '/settings/limits',
  /** Apps with access to the account. */
  allowedApps: () => '/settings/apps',
  /** Apps the member registered. */
  ownApps: () => '/oauth/apps',
  /** Experimental features (spec 000 §2.7). */
  labs: () => '/settings/labs',
  /** First page of the admin console. */
  staffToday: () => '/settings/admin/today',
  /** One entry of the staff queue, opened in its place. */
  staffEntry: (itemId: string) => `/settings/admin?item=${pathSegment(itemId)}`,
  /** Staff queue, or its reports, or its settled entries (spec 000 §2.7). */
  staffQueue: (part?: 'reports' | 'settled') => {
    if (part === 'reports') return '/settings/admin?type=reports';
    return part === 'settled' ? '/settings/admin?state=settled' : '/settings/admin';
  },
  /** Appeals against moderation. */
  appeals: () => '/settings/admin/appeals',
  /** Admin page of the members who ask to take over a community. */
  stewardshipRequests: () => '/settings/admin/communities',
  /** Support requests. */
  supportRequests: () => '/settings/admin/letters',
  /** Payments of the site. */
  sitePayments: () => '/settings/admin/payments',
  /** Blazed posts that wait for their review. */
  siteCampaigns: () => '/settings/admin/campaigns',
  sitePromotions: () => '/settings/admin/promotions',
  /** Errors of browsers, by fault; the unresolved ones unless another state is named. */
  siteErrors: (state?: 'resolved' | 'all') =>
    state ? `/settings/admin/errors?state=${state}` : '/settings/admin/errors',
  /** Timings of pages. */
  slowPages: () => '/settings/admin/slow-pages',
  /** Pictures that were not shown. */
  lostPictures: () => '/settings/admin/lost-pictures',
  /** Failed jobs. */
  jobs: () => '/settings/admin/jobs',
  /** Accounts, optionally searched by name or number. */
  staffAccounts: (sought?: string) =>
    sought ? `/settings/admin/accounts?q=${pathSegment(sought)}` : '/settings/admin/accounts',
  /** Announcements of the staff. */
  announcements: () => '/settings/admin/announcements',
  /** Feature flags. */
  siteFlags: () => '/settings/admin/features',
  /** Site statistics. */
  siteCounts: () => '/settings/admin/numbers',
  /** Audit log. */
  houseAds: () => '/settings/admin/ads',
  siteMail: () => '/settings/admin/mail',
  auditLog: () => '/settings/admin/log',
  /** The member's blogs and their order. */
  ownBlogs: () => '/settings/blog',
  newBlog: () => '/settings/blog/new',
  /** Settings of one blog (spec 000 §2.7); `part` is the anchor of a section. */
  blogSettings: (blogName: string, part?: string) =>
    `/settings/blog/${pathSegment(blogName)}${part ? `#${part}` : ''}`,
  /** Appearance of a blog. */
  blogLooks: (blogName: string) => `/settings/blog/${pathSegment(blogName)}/appearance`,
  /** Blogs that a blog blocks. */
  blogBlocked: (blogName: string) => `/settings/blog/${pathSegment(blogName)}/blocked`,
  /** Badges and frame that a blog wears. */
  blogAccessories: (blogName: string) => `/settings/blog/${pathSegment(blogName)}/accessories`,
  /** Members of a group blog (spec 000 §2.3). */
  blogMembers: (blogName: string) => `/blog/${pathSegment(blogName)}/members`,
  /** A blog's followers, for its admins (spec 000 §2.3). */
  blogFollowers: (blogName: string) => `/blog/${pathSegment(blogName)}/followers`,
  /** Plans, supporters and income of a blog, for its admins (spec 001). */
  memberships: (blogName: string) => `/blog/${pathSegment(blogName)}/post-plus`,
  /** All supporters of a blog, for its admins (spec 001). */
  supporters: (blogName: string) => `/blog/${pathSegment(blogName)}/post-plus/supporters`,
} as const;
