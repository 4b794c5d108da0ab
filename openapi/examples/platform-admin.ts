import type { Examples } from './define.ts';
import { counted, listPages, only } from './lists.ts';
import { ago } from './shapes.ts';
import { blogRefOf, postOf, type Schemas } from './world.ts';

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
const accordions = report('report-9', {
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
const bread = appeal('appeal-3', 'odile-first-out', 'This is a picture of bread.', '9d');
const appeals = [
  bread,
  appeal('appeal-4', 'kilnside-steam', 'It is steam from a kettle.', '2d'),
  appeal('appeal-5', 'panels-tea', 'It is a cup of tea.', '4h'),
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
const fog = request('sup_2041', 'bug', 'The fog in my header looks like fog. Is that intended?', '3d');
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

/** What the admins of the site work on. */
export const examples = {
  listReports: {
    responses: {
      200: listPages({
        key: 'reports',
        path: '/v2/admin/reports',
        by: 'cursor',
        items: reports,
        more: counted,
      }),
    },
  },
  setReportOutcome: {
    request: only('Take it down', { outcome: 'remove', message: 'Advertisements belong into a shop.' }),
    responses: {
      200: only('Taken down', {
        report: { ...accordions, state: 'acted', outcome: 'remove', decidedTs: ago('0s') },
      }),
    },
  },
  listAppeals: {
    responses: {
      200: listPages({
        key: 'appeals',
        path: '/v2/admin/appeals',
        by: 'cursor',
        items: appeals,
        more: counted,
      }),
    },
  },
  answerAppeal: {
    request: only('It is bread', { outcome: 'accepted', message: 'You are right, it is bread.' }),
    responses: {
      200: only('The flag is gone', {
        appeal: {
          ...bread,
          state: 'accepted',
          message: 'You are right, it is bread.',
          decidedTs: ago('0s'),
        },
      }),
    },
  },
  listFailedJobs: {
    responses: {
      200: listPages({
        key: 'failedJobs',
        path: '/v2/admin/jobs',
        by: 'cursor',
        items: failedJobs,
        more: (items) => ({ ...counted(items), queues: [{ kind: 'mail', waiting: 2, active: 1 }] }),
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
        more: counted,
      }),
    },
  },
  answerSupportRequest: {
    request: only('Yes', { text: 'It is fog. Yes, it is intended.', close: true }),
    responses: {
      201: only('Mailed', {
        supportRequest: {
          ...fog,
          state: 'closed',
          answers: [{ text: 'It is fog. Yes, it is intended.', sentTs: ago('0s') }],
        },
      }),
    },
  },
} satisfies Examples;
