import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import TodayPage from './TodayPage.tsx';

const nowTs = Math.floor(siteNow() / 1000);
const DAY_SECONDS = 86_400;

const few = { total: 12, day: 1, week: 2 };
const none = {
  ...{ reports: 0, appeals: 0, supportRequests: 0, campaigns: 0, failedJobs: 0, stewardshipRequests: 0 },
};
function countsOf(waiting: typeof none) {
  return {
    ...{ members: few, blogs: few, posts: few, uploads: few, uploadBytes: 18_400 },
    activeMembers: { day: 3, week: 7 },
    suspendedMembers: 4,
    waiting,
    countedTs: nowTs,
  };
}

const danger = {
  ...{ id: 'reply:5', type: 'report', state: 'open', isUrgent: true, createdTs: nowTs - 360, notes: [] },
  report: {
    ...{ id: '5', kind: 'blog', reason: 'self_harm', note: 'Please look after them.', state: 'open' },
    ...{ reportCount: 2, createdTs: nowTs - 360, blog: aBlog('frog') },
  },
};
const letter = {
  ...{ id: 'letter:9', type: 'letter', state: 'open', isUrgent: false, createdTs: nowTs - 60, notes: [] },
  supportRequest: {
    ...{ id: '9', topic: 'bug', email: 'una@example.test', text: 'The fog is gone.', createdTs: nowTs - 60 },
    ...{ state: 'open', answers: [] },
  },
};
const fault = {
  ...{ id: 'f1', name: 'TypeError', message: 'x is undefined', location: '', state: 'regressed' },
  ...{ firstRelease: '0.1.0', lastRelease: '0.4.0', releases: ['0.1.0', '0.4.0'], resolvedRelease: '0.2.0' },
  ...{ count: 41, people: 3, trend: Array.from({ length: 14 }, () => 0), isExtension: false },
  ...{ firstSeenTs: nowTs - 40 * DAY_SECONDS, lastSeenTs: nowTs - 60 },
};

/** Renders the page with what each of its calls answers. */
function show(answers: {
  items?: unknown[];
  waiting?: Partial<typeof none>;
  groups?: unknown[];
  acts?: unknown[];
  /** Paths that fail. */
  failing?: string[];
}) {
  const { items = [], waiting = {}, groups = [], acts = [], failing = [] } = answers;
  return renderApp(<TodayPage />, {
    blogs: [aBlog('ivy')],
    isAdmin: true,
    path: '/settings/admin/today',
    answer: ({ path }) => {
      if (failing.includes(path)) return new ApiFailure(503, 5003, 'Not today.');
      switch (path) {
        case '/v2/admin/counts':
          return countsOf({ ...none, ...waiting });
        case '/v2/admin/queue':
          return { items, counts: { all: 0, reports: 0, appeals: 0, letters: 0 }, links: {} };
        case '/v2/admin/errors':
          return { errorGroups: groups, total: groups.length, releases: ['0.4.0'], links: {} };
        case '/v2/admin/acts':
          return { acts, links: {} };
        case '/v2/admin/figures':
          return new ApiFailure(503, 5003, 'No figures today.');
        case '/v2/admin/payments':
          return {
            ...{ months: [], paidCount: 0, balancedCount: 0, failedEventCount: 0 },
            hanging: [],
            disputed: [],
            isTest: true,
            payments: [],
            links: {},
          };
        default:
          throw new Error(`No answer for ${path}`);
      }
    },
  });
}

it('TodayPage shows who is in danger first, and counts the rest by kind', async () => {
  show({ items: [danger, letter], waiting: { reports: 3, supportRequests: 1 } });
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Somebody may hurt themselves' })).toBeTruthy();
  expect(within(card).getByText('Please look after them.')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Look after this one' }).getAttribute('href')).toBe(
    '/settings/admin?item=reply%3A5',
  );
  expect(screen.getByText(/4 things wait\. One is about a person’s safety/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^3 reports/ }).getAttribute('href')).toBe(
    '/settings/admin?type=reports',
  );
  expect(screen.getByRole('link', { name: /^1 letter/ }).textContent).toContain('The fog is gone.');
  expect(screen.queryByRole('link', { name: /appeal/ })).toBeNull();
});

it('TodayPage says that nothing waits, and that nothing changed', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy();
  expect(screen.queryByText(/thing waits\./)).toBeNull();
  expect(screen.getAllByText('No new errors, no payments that hang, no changed features.')).not.toEqual([]);
});

it('TodayPage names what changed within a day, and leaves older changes out', async () => {
  const act = (id: string, name: string, actedTs: number, more = {}) => ({
    ...{ id, act: name, staff: 'ivy', subject: '1', actedTs, details: {}, ...more },
  });
  show({
    groups: [fault, { ...fault, id: 'f2', name: 'RangeError', state: 'open' }],
    acts: [
      act('4', 'decide-report', nowTs - 60),
      act('3', 'decide-appeal', nowTs - 120, { staff: 'greta' }),
      act('2', 'set-flag', nowTs - 180, { subject: 'communities' }),
      act('1', 'decide-report', nowTs - 2 * DAY_SECONDS),
      act('0', 'set-flag', nowTs - 2 * DAY_SECONDS, { subject: 'premium' }),
    ],
  });
  // The sidebar and its copy below the rows are shown by media queries, which this DOM does not know.
  const [settled] = await screen.findAllByText('1 of them by you');
  expect(settled?.parentElement?.textContent ?? settled?.textContent).toContain('2');
  expect(await screen.findAllByText('An error came back')).not.toEqual([]);
  expect(screen.getAllByText(/TypeError: x is undefined/)).not.toEqual([]);
  expect(screen.queryByText(/RangeError/)).toBeNull();
  expect(screen.getAllByText('The feature “communities” changed')).not.toEqual([]);
  expect(screen.queryByText(/premium/)).toBeNull();
});

it('TodayPage does not call a day calm of which it knows only a part', async () => {
  const failing = ['/v2/admin/payments'];
  show({ failing });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.getAllByText('This could not be loaded.')).not.toEqual([]);
  expect(screen.queryAllByText('No new errors, no payments that hang, no changed features.')).toEqual([]);
  failing.length = 0;
  retry?.click();
  expect(
    await screen.findAllByText('No new errors, no payments that hang, no changed features.'),
  ).not.toEqual([]);
});

it('TodayPage offers to try again when the queue fails', async () => {
  const failing = ['/v2/admin/queue'];
  show({ failing });
  const alert = (await screen.findByText('Not today.')).closest('[role=alert]');
  failing.length = 0;
  within(alert as HTMLElement)
    .getByRole('button', { name: 'Try again' })
    .click();
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy();
});
