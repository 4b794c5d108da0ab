import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import JobsPage from '#src/features/admin/pages/JobsPage.tsx';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';

afterEach(() => {
  act(clearToasts);
});

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
