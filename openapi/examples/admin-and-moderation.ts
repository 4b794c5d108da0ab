import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago, artOf } from './shapes.ts';
import { blogRefOf, now, postOf, type Schemas } from './world.ts';

const testMail: Schemas['MailTest'] = { state: 'queued', address: 'm•••••@example.com', orderedTs: now };
const noMails = { sent: 0, queued: 0, refused: 0, suppressed: 0, failed: 0, dropped: 0 };

const report = (id: string, more: Partial<Schemas['AdminReport']> = {}): Schemas['AdminReport'] => ({
  id,
  kind: 'post',
  reason: 'spam',
  state: 'open',
  reportCount: 1,
  createdTs: ago('3h'),
  blog: blogRefOf('yard-sale-orchestra'),
  reporter: blogRefOf('marlow'),
  ...more,
});
export const accordions = report('report-9', {
  reportCount: 14,
  note: 'An advertisement for accordions.',
  post: postOf('marlow-seven-ridges'),
});
const reports = [
  accordions,
  report('report-8', { kind: 'blog', reason: 'impersonation', reportCount: 3, createdTs: ago('1d') }),
  report('report-7', {
    kind: 'conversation',
    reason: 'harassment',
    createdTs: ago('2d'),
    messages: [],
  }),
];
const appeal = (id: string, key: string, text: string, when: string): Schemas['SiteAppeal'] => ({
  id,
  post: postOf(key),
  reason: 'adult_content',
  outcome: 'label',
  text,
  sentTs: ago(when),
  state: 'open',
});
export const bread = appeal('appeal-3', 'odile-first-out', 'This is a picture of bread.', '9d');
const appeals = [
  bread,
  appeal('appeal-4', 'kilnside-steam', 'It is steam from a kettle.', '2d'),
  appeal('appeal-5', 'panels-tea', 'It is a cup of tea.', '4h'),
];
const takeover = (
  id: string,
  blog: string,
  message: string,
  more: Partial<Schemas['StewardshipRequest']> = {},
): Schemas['StewardshipRequest'] => ({
  id,
  community: {
    name: 'natural-dyers',
    title: 'Natural dyers',
    visibility: 'public',
    memberCount: 34,
  },
  blog: blogRefOf(blog),
  role: 'member',
  joinedTs: ago('90d'),
  postCount: 12,
  message,
  requestedTs: ago('2d'),
  attendedTs: ago('66d'),
  ...more,
});
const stewardshipRequests = [
  takeover('takeover-1', 'marlow', 'I answer most questions about woad anyway.', { role: 'moderator' }),
  takeover('takeover-2', 'ferran', 'Somebody should.', { postCount: 3, requestedTs: ago('1d') }),
  takeover('takeover-3', 'hut', '', { postCount: 0, requestedTs: ago('5h') }),
];
const request = (
  id: string,
  topic: Schemas['SupportRequest']['topic'],
  text: string,
  when: string,
): Schemas['SupportRequest'] => ({
  id,
  topic,
  email: 'marlow@example.com',
  blog: blogRefOf('marlow'),
  text,
  createdTs: ago(when),
  state: 'open',
  answers: [],
});
export const fog = request('sup_2041', 'bug', 'The fog in my header looks like fog. Is that intended?', '3d');
const supportRequests = [
  fog,
  request('sup_2044', 'billing', 'I was charged for two cups of tea.', '1d'),
  request('sup_2047', 'feedback', 'Thank you for the archive.', '2h'),
];

const failed = (id: string, kind: string, message: string, when: string): Schemas['FailedJob'] => ({
  id,
  kind,
  tries: 11,
  addedTs: ago('9d'),
  failedTs: ago(when),
  message,
});
const failedJobs = [
  failed('job-31', 'mail', 'The mail server does not know tamsin@example.com.', '2h'),
  failed('job-27', 'download', 'There is no room left on the disk.', '1d'),
  failed('job-12', 'clean-up', 'The database was away.', '3d'),
];

const account = (
  id: string,
  key: string,
  more: Partial<Schemas['SiteAccount']> = {},
): Schemas['SiteAccount'] => ({
  id,
  userUuid: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
  name: blogRefOf(key).name,
  email: `${key}@example.com`,
  emailVerified: true,
  state: 'active',
  isAdmin: false,
  createdTs: ago('400d'),
  lastSeenTs: ago('2h'),
  sessionCount: 2,
  blogs: [{ blog: blogRefOf(key), state: 'active', postCount: 48 }],
  ...more,
});
const seller = account('8019', 'yard-sale-orchestra', {
  createdTs: ago('12d'),
  sessionCount: 1,
  emailVerified: false,
});
const { lastSeenTs: _seen, ...unseen } = seller;
const stopped: Schemas['SiteAccount'] = {
  ...unseen,
  state: 'suspended',
  sessionCount: 0,
  blogs: [{ blog: blogRefOf('yard-sale-orchestra'), state: 'suspended', postCount: 48 }],
  suspension: { reason: 'Advertising accordions.', suspendedTs: ago('0s'), untilTs: now + 7 * 86_400 },
};
const accounts = [stopped, account('7114', 'odile'), account('7002', 'marlow', { sessionCount: 3 })];

const boops: Schemas['SiteFlag'] = {
  name: 'boops',
  title: 'Boops',
  description: 'A little tap on the nose of a blog, for those who take part as well.',
  audience: 'choice',
  percent: 0,
  accounts: [],
  memberCount: 311,
  version: 0,
};
const closer: Schemas['SiteFlag'] = {
  name: 'closer',
  title: 'Closer together',
  description: 'Less room between posts and in them, so that more of them fit.',
  audience: 'percent',
  percent: 10,
  accounts: [{ id: '7002', blog: blogRefOf('marlow') }],
  memberCount: 128,
  version: 3,
};

const announcement = (
  id: string,
  state: Schemas['SiteAnnouncement']['state'],
  title: string,
  text: string,
  more: Partial<Schemas['SiteAnnouncement']> & Pick<Schemas['SiteAnnouncement'], 'startTs'>,
): Schemas['SiteAnnouncement'] => ({
  id,
  state,
  announcement: { objectType: 'announcement', id: `news-${id}`, title, text, dismissible: true },
  audience: 'everyone',
  createdTs: ago('9d'),
  author: 'wren',
  dismissedCount: 0,
  ...more,
});
const maintenance = announcement(
  '12',
  'planned',
  'A short pause on Sunday',
  'Skein is away for twenty minutes at six in the morning. Drafts are kept.',
  { startTs: now + 2 * 86_400, endTs: now + 3 * 86_400, createdTs: ago('1h') },
);
const warning = announcement(
  '11',
  'running',
  'Filters that warn',
  'A filter can now fold a post away instead of hiding it.',
  { startTs: ago('4d'), endTs: now + 10 * 86_400, dismissedCount: 204 },
);
const filtersNews: Schemas['SiteAnnouncement'] = {
  ...warning,
  announcement: {
    ...warning.announcement,
    image: artOf('skein-filters'),
    button: { text: 'Your filters', href: '/settings/filters' },
  },
};
const welcome = announcement('10', 'ended', 'Hallo', 'Skein spricht jetzt Deutsch.', {
  audience: 'language',
  locale: 'de',
  startTs: ago('40d'),
  endTs: ago('20d'),
  createdTs: ago('41d'),
  dismissedCount: 61,
});
const announcements = [maintenance, filtersNews, welcome];

const staffActs: Schemas['StaffAct'][] = [
  {
    id: '9103',
    act: 'suspend-account',
    staff: 'wren',
    subject: '8019',
    account: 'yard-sale-orchestra',
    actedTs: ago('1h'),
    details: { reason: 'Advertising accordions.', until: now + 7 * 86_400 },
  },
  {
    id: '9102',
    act: 'decide-report',
    staff: 'wren',
    subject: '9',
    actedTs: ago('2h'),
    details: { outcome: 'remove', kind: 'post', message: 'Advertisements belong into a shop.' },
  },
  {
    id: '9101',
    act: 'set-flag',
    staff: 'wren',
    subject: 'closer',
    actedTs: ago('1d'),
    details: { audience: 'percent', percent: 10 },
  },
];

/** The staff's tools. */
export const examples = {
  listReports: {
    responses: {
      200: listPages({
        key: 'reports',
        path: '/v2/admin/reports',
        by: 'cursor',
        items: reports,
        more: totalOf,
      }),
    },
  },
  setReportOutcome: {
    request: singleExample('Take it down', {
      outcome: 'remove',
      message: 'Advertisements belong into a shop.',
    }),
    responses: {
      200: singleExample('Taken down', {
        report: { ...accordions, state: 'acted', outcome: 'remove', decidedTs: ago('0s') },
      }),
    },
  },
  listStewardshipRequests: {
    responses: {
      200: listPages({
        key: 'stewardshipRequests',
        path: '/v2/admin/stewardship_requests',
        by: 'cursor',
        items: stewardshipRequests,
        more: totalOf,
      }),
    },
  },
  setStewardshipOutcome: {
    request: singleExample('Somebody else asked first', {
      outcome: 'declined',
      message: 'Somebody else asked first.',
    }),
  },
  listAppeals: {
    responses: {
      200: listPages({
        key: 'appeals',
        path: '/v2/admin/appeals',
        by: 'cursor',
        items: appeals,
        more: totalOf,
      }),
    },
  },
  answerAppeal: {
    request: singleExample('It is bread', { outcome: 'accepted', message: 'You are right, it is bread.' }),
    responses: {
      200: singleExample('The flag is gone', {
        appeal: {
          ...bread,
          state: 'accepted',
          message: 'You are right, it is bread.',
          decidedTs: ago('0s'),
        },
      }),
    },
  },
  listAccounts: {
    responses: {
      200: listPages({
        key: 'accounts',
        path: '/v2/admin/accounts',
        by: 'cursor',
        items: accounts,
        more: totalOf,
      }),
    },
  },
  setSuspension: {
    request: singleExample('A week', { reason: 'Advertising accordions.', until: now + 7 * 86_400 }),
    responses: { 200: singleExample('Closed for a week', { account: stopped }) },
  },
  revokeSuspension: {
    responses: { 200: singleExample('Open again', { account: { ...unseen, sessionCount: 0 } }) },
  },
  listSiteFlags: {
    responses: { 200: singleExample('Two features', { flags: [boops, closer] }) },
  },
  setSiteFlag: {
    request: singleExample('A tenth', {
      audience: 'percent',
      percent: 10,
      account_ids: ['7002'],
      version: 2,
    }),
    responses: { 200: singleExample('A tenth has it', { flag: closer }) },
  },
  listAnnouncements: {
    responses: {
      200: listPages({
        key: 'announcements',
        path: '/v2/admin/announcements',
        by: 'cursor',
        items: announcements,
      }),
    },
  },
  createAnnouncement: {
    request: singleExample('A pause', {
      title: maintenance.announcement.title,
      text: maintenance.announcement.text,
      audience: 'everyone',
      dismissible: true,
      start_ts: now + 2 * 86_400,
      end_ts: now + 3 * 86_400,
    }),
    responses: { 201: singleExample('Planned', { announcement: maintenance }) },
  },
  editAnnouncement: {
    request: singleExample('With a button', {
      title: filtersNews.announcement.title,
      text: filtersNews.announcement.text,
      button_text: 'Your filters',
      button_href: '/settings/filters',
      audience: 'everyone',
      dismissible: true,
      end_ts: now + 10 * 86_400,
    }),
    responses: { 200: singleExample('It has a button', { announcement: filtersNews }) },
  },
  endAnnouncement: {
    responses: {
      200: singleExample('Over', { announcement: { ...filtersNews, state: 'ended', endTs: now } }),
    },
  },
  getSiteCounts: {
    responses: {
      200: singleExample('A small site', {
        members: { total: 1284, day: 9, week: 61 },
        blogs: { total: 1610, day: 12, week: 74 },
        posts: { total: 48_212, day: 402, week: 2871 },
        uploads: { total: 21_008, day: 188, week: 1320 },
        uploadBytes: 18_400_000_000,
        activeMembers: { day: 318, week: 702 },
        suspendedMembers: 4,
        waiting: {
          reports: 3,
          appeals: 3,
          supportRequests: 3,
          campaigns: 3,
          failedJobs: 3,
          stewardshipRequests: 3,
        },
        countedTs: now,
      }),
    },
  },
  getMailOverview: {
    responses: {
      200: singleExample('A mail server', {
        transport: { kind: 'smtp', server: 'smtp.example.com:587' },
        queued: 2,
        suppressedAddresses: 7,
        figures: [
          { ...noMails, day: '2026-11-26', kind: 'messages', sent: 41, queued: 2, suppressed: 1 },
          { ...noMails, day: '2026-11-26', kind: 'newDevice', sent: 9 },
          { ...noMails, day: '2026-11-25', kind: 'digest', sent: 318, refused: 2, suppressed: 4, failed: 1 },
        ],
        kinds: [
          { kind: 'messages', class: 'notification', setting: 'emailMessages', previews: ['one', 'several'] },
          { kind: 'newDevice', class: 'security', previews: ['usual'] },
        ],
        lastTest: { ...testMail, state: 'sent' },
        countedTs: now,
      }),
    },
  },
  getMailPreview: {
    responses: {
      200: singleExample('A log-in', {
        kind: 'newDevice',
        preview: 'usual',
        subject: 'New log-in: Firefox on Linux, 203.0.113.x',
        html: '<!doctype html><html lang="en"><body><h1>A new device logged in</h1></body></html>',
        text: 'A new device logged in\n',
      }),
    },
  },
  sendTestMail: {
    responses: { 201: singleExample('It is queued', { test: testMail }) },
  },
  listStaffActs: {
    responses: {
      200: listPages({ key: 'acts', path: '/v2/admin/acts', by: 'cursor', items: staffActs }),
    },
  },
  listFailedJobs: {
    responses: {
      200: listPages({
        key: 'failedJobs',
        path: '/v2/admin/jobs',
        by: 'cursor',
        items: failedJobs,
        more: (items) => ({ ...totalOf(items), queues: [{ kind: 'mail', waiting: 2, active: 1 }] }),
      }),
    },
  },
  listSupportRequests: {
    responses: {
      200: listPages({
        key: 'supportRequests',
        path: '/v2/admin/support_requests',
        by: 'cursor',
        items: supportRequests,
        more: totalOf,
      }),
    },
  },
  answerSupportRequest: {
    request: singleExample('Yes', { text: 'It is fog. Yes, it is intended.', close: true }),
    responses: {
      201: singleExample('Mailed', {
        supportRequest: {
          ...fog,
          state: 'closed',
          answers: [{ text: 'It is fog. Yes, it is intended.', sentTs: ago('0s') }],
        },
      }),
    },
  },
} satisfies Examples;
