import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import AppealsPage from '#src/features/admin/pages/AppealsPage.tsx';
import JobsPage from '#src/features/admin/pages/JobsPage.tsx';
import ReportsPage from '#src/features/admin/pages/ReportsPage.tsx';
import SupportRequestsPage from '#src/features/admin/pages/SupportRequestsPage.tsx';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

afterEach(() => {
  act(clearToasts);
});

const report = {
  id: '7',
  kind: 'post',
  reason: 'spam',
  note: 'Accordions again',
  state: 'open',
  reportCount: 14,
  createdTs: 1_780_000_000,
  blog: aBlog('seller'),
  reporter: aBlog('marlow'),
};
const letter = {
  id: '9',
  topic: 'bug',
  email: 'una@example.test',
  text: 'The fog is gone.',
  createdTs: 1_780_000_000,
  state: 'open',
  answers: [],
};

/** The counts that the tabs of every admin page show. */
const few = { total: 12, day: 1, week: 2 };
const siteCounts = {
  ...{ members: few, blogs: few, posts: few, uploads: few, uploadBytes: 18_400 },
  activeMembers: { day: 3, week: 7 },
  suspendedMembers: 4,
  waiting: {
    reports: 3,
    appeals: 0,
    supportRequests: 120,
    campaigns: 0,
    failedJobs: 1,
    stewardshipRequests: 0,
  },
  countedTs: 1_780_000_000,
};

/** Renders a page for staff, or for another member. */
function show(page: ReactElement, answer: (requests: ServerRequest) => unknown, isAdmin = true) {
  return renderApp(page, {
    blogs: [aBlog('ivy')],
    isAdmin,
    answer: (request) => (request.path === '/v2/admin/counts' ? siteCounts : answer(request)),
  });
}

it('ReportsPage decides a report with a message to its author, and shows the next', async () => {
  let reports = [report];
  const { user, requests } = show(<ReportsPage />, ({ method }) => {
    if (method === 'PUT') {
      reports = [];
      return { report: { ...report, state: 'acted', outcome: 'remove' } };
    }
    return { reports, total: reports.length, links: {} };
  });
  expect(await screen.findByText('marlow: Accordions again')).toBeTruthy();
  expect(screen.getByText(/14 reports/)).toBeTruthy();
  const textsOf = (navigation: string) =>
    within(screen.getByRole('navigation', { name: navigation }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(textsOf('Waiting')).toEqual([
    'Reports 3',
    'Appeals',
    'Support requests 99+',
    'Communities to hand over',
    'Blazed posts',
    'Failed jobs 1',
  ]);
  expect(textsOf('Administration').slice(0, 3)).toEqual(['Waiting99+ waiting', 'Accounts', 'Errors']);
  await user.type(screen.getByRole('textbox', { name: 'Message to the author' }), 'A shop is elsewhere.');
  await user.click(screen.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('No open reports')).toBeTruthy();
  const [sent] = requests.filter(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/admin/reports/7',
    { outcome: 'remove', message: 'A shop is elsewhere.' },
  ]);
});

it('SupportRequestsPage answers a request, and keeps the text after a failure', async () => {
  let isDown = true;
  let supportRequests = [letter];
  const { user, requests } = show(<SupportRequestsPage />, ({ method }) => {
    if (method !== 'POST') return { supportRequests, total: 1, links: {} };
    if (isDown) return new ApiFailure(503, 5003, 'A short maintenance.');
    supportRequests = [];
    return { supportRequest: { ...letter, state: 'closed' } };
  });
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(field, 'It comes back.');
  await user.click(screen.getByRole('button', { name: 'Send answer and close' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('It comes back.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send answer and close' }));
  expect(await screen.findByText('No open support requests')).toBeTruthy();
  const bodies = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies.at(-1)).toEqual({ text: 'It comes back.', close: true });
});

it('ReportsPage filters by state, reports a failed or empty list, and tries again', async () => {
  let isDown = true;
  const { user, requests } = show(<ReportsPage />, () =>
    isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : { reports: [], total: 0, links: {} },
  );
  await screen.findByText('A short maintenance.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No open reports');
  expect(screen.getByText(/most reported first/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'dismissed');
  expect(await screen.findByText('No reports closed without action yet')).toBeTruthy();
  expect(screen.queryByText('No open reports')).toBeNull();
  expect(screen.queryByText(/most reported first/)).toBeNull();
  await waitFor(() =>
    expect(
      requests.some(({ path, query }) => path === '/v2/admin/reports' && query.get('state') === 'dismissed'),
    ).toBe(true),
  );
});

it('ReportsPage asks the server nothing for other members, and says so', async () => {
  const { requests } = show(<ReportsPage />, () => ({ reports: [report], total: 1, links: {} }), false);
  expect(await screen.findByText('Only staff can see this page')).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/admin'))).toEqual([]);
});

const appeal = {
  id: '4',
  post: aPost({ id: '12', blog: aBlog('panels'), blogName: 'panels', summary: 'A cup of tea' }),
  reason: 'other',
  outcome: 'label',
  text: 'It is tea.',
  sentTs: 1_780_000_000,
  state: 'open',
};

it('AppealsPage decides an appeal with a message to its author, and keeps it after a failure', async () => {
  let isDown = true;
  let appeals = [appeal];
  const { user, requests } = show(<AppealsPage />, ({ method }) => {
    if (method === 'GET') return { appeals, total: appeals.length, links: {} };
    if (isDown) return new ApiFailure(503, 5003, 'A short maintenance.');
    appeals = [];
    return { appeal: { ...appeal, state: 'accepted' } };
  });
  expect(await screen.findByText('It is tea.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Message to the author' }), 'You are right.');
  await user.click(screen.getByRole('button', { name: 'Remove the label' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Remove the label' }));
  expect(await screen.findByText('No open appeals')).toBeTruthy();
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  const decision = ['/v2/admin/appeals/4', { outcome: 'accepted', message: 'You are right.' }];
  expect(sent).toEqual([decision, decision]);
});

it('AppealsPage shows a decided appeal without buttons', async () => {
  show(<AppealsPage />, () => ({
    appeals: [{ ...appeal, outcome: 'remove', state: 'rejected', message: 'It is coffee.' }],
    total: 1,
    links: {},
  }));
  expect(await screen.findByText('Decision: the post stays labelled or taken down.')).toBeTruthy();
  expect(screen.getByText('It is coffee.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore the post' })).toBeNull();
});

const job = {
  id: 'j7',
  kind: 'mail',
  tries: 11,
  addedTs: 1_780_000_000,
  failedTs: 1_780_100_000,
  message: 'The mail server is away.',
};

it('JobsPage retries a dead letter, and discards one', async () => {
  let failedJobs = [job, { ...job, id: 'j8', kind: 'brew' }];
  const { user, requests } = show(<JobsPage />, ({ method, path }) => {
    if (method === 'GET') return { failedJobs, total: failedJobs.length, queues: [], links: {} };
    failedJobs = failedJobs.filter(({ id }) => !path.endsWith(id));
    return undefined;
  });
  const letterItem = await screen.findByRole('article', { name: 'Sending an e-mail' });
  expect(letterItem.textContent).toContain('Tried 11 times');
  expect(letterItem.textContent).toContain('The mail server is away.');
  const unknown = screen.getByRole('article', { name: 'brew' });
  await user.click(within(letterItem).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Sending an e-mail' })).toBeNull());
  await user.click(within(unknown).getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('No failed jobs')).toBeTruthy();
  const sent = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);
  expect(sent).toEqual([
    ['PUT', '/v2/admin/jobs/j7'],
    ['DELETE', '/v2/admin/jobs/j8'],
  ]);
});

it('JobsPage reports a failed list and a failed action', async () => {
  let isDown = true;
  const { user } = show(<JobsPage />, ({ method }) => {
    if (method !== 'GET') return new ApiFailure(404, 4004, 'Not Found');
    if (isDown) return new ApiFailure(500, 5000, 'Something went wrong on our side.');
    return { failedJobs: [job], total: 1, queues: [], links: {} };
  });
  expect(await screen.findByText('Something went wrong on our side.', {}, { timeout: 8000 })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const item = await screen.findByRole('article', { name: 'Sending an e-mail' });
  await user.click(within(item).getByRole('button', { name: 'Give up' }));
  expect(await within(item).findByText('Not Found')).toBeTruthy();
});

it('JobsPage is for staff only', () => {
  show(<JobsPage />, () => ({}), false);
  expect(screen.getByText('Only staff can see this page')).toBeTruthy();
});
