import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import ErrorsPage from './ErrorsPage.tsx';

const group = {
  id: '7',
  name: 'TypeError',
  message: 'next is undefined',
  location: 'src/features/desk/queue-order.ts:88',
  state: 'regressed',
  firstRelease: '0.2.0',
  lastRelease: '0.4.0',
  releases: ['0.1.0', '0.2.0', '0.4.0'],
  resolvedRelease: '0.3.0',
  count: 41,
  people: 29,
  trend: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35],
  firstSeenTs: 1_780_000_000,
  lastSeenTs: 1_780_000_000,
  isExtension: false,
};
const sample = {
  route: '/blog/:blogName/queue',
  release: '0.4.0',
  frames: [
    {
      ...{ name: '', file: 'src/features/desk/queue-order.ts', line: 88, column: 31, isOwn: true },
      lines: [
        { line: 87, text: 'const next = [...ids];' },
        { line: 88, text: 'next.splice(to, 0, next.splice(at, 1)[0].id);' },
      ],
    },
    { name: '', file: 'node_modules/react-dom/index.js', line: 4, column: 9, isOwn: false },
    { name: '', file: 'node_modules/react-dom/index.js', line: 9, column: 9, isOwn: false },
    { name: '', file: 'src/features/desk/QueuePage.tsx', line: 31, column: 5, isOwn: true },
  ],
};

function show(answer: Answer, search = '') {
  return renderApp(<ErrorsPage />, {
    blogs: [aBlog('bo')],
    isAdmin: true,
    path: `/settings/admin/errors${search}`,
    answer: (request) => {
      if (request.path === '/v2/admin/counts') return new ApiFailure(503, 5003, 'Later.');
      return answer(request);
    },
  });
}
const releases = ['0.2.0', '0.3.0', '0.4.0'];
function listOf(...errorGroups: object[]): object {
  return { errorGroups, total: errorGroups.length, releases, links: {} };
}

it('ErrorsPage shows a fault that came back with its releases, its place and its last two weeks', async () => {
  show(() => listOf(group));
  const row = await screen.findByRole('article', { name: 'next is undefined' });
  expect(within(row).getByText('came back')).toBeTruthy();
  expect(within(row).getByText('29 people')).toBeTruthy();
  expect(
    within(row).getByText('It was mended after 0.3.0 and is back in 0.4.0.', { exact: false }),
  ).toBeTruthy();
  expect(within(row).getByText('TypeError · src/features/desk/queue-order.ts:88')).toBeTruthy();
  expect(
    within(row).getByRole('img', { name: 'Seen in these of the last releases: 0.2.0, 0.4.0' }),
  ).toBeTruthy();
});

it('ErrorsPage says how many faults each tab has', async () => {
  const totals: Record<string, number> = { unresolved: 3, resolved: 14, all: 17 };
  show(({ query }) => ({
    errorGroups: [group],
    total: totals[query.get('state') ?? ''],
    releases,
    links: {},
  }));
  const tabs = within(await screen.findByRole('navigation', { name: 'Reports of browsers' }));
  for (const name of ['Back and new 3', 'Mended 14', 'All 17'])
    expect(await tabs.findByRole('link', { name })).toBeTruthy();
});

it('ErrorsPage opens the places of a fault, folds those of libraries, and has the numbers as a table', async () => {
  const { user } = show(({ path }) =>
    path === '/v2/admin/errors/7' ? { errorGroup: group, sample } : listOf(group),
  );
  await user.click(await screen.findByRole('button', { name: 'Show the places' }));
  const stack = await screen.findByRole('list', { name: 'Stack' });
  expect(within(stack).getByText('src/features/desk/queue-order.ts:88:31')).toBeTruthy();
  expect(within(stack).getByText('2 steps elsewhere')).toBeTruthy();
  const source = within(stack).getByRole('region', { name: 'Source of src/features/desk/queue-order.ts' });
  expect(source.querySelector('[data-here]')?.textContent).toContain('88 next.splice(to');
  await user.click(screen.getByText('As a table'));
  expect(screen.getByRole('table', { name: /last 14 days/ }).querySelectorAll('tbody tr')).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Hide the places' }));
  expect(screen.queryByRole('list', { name: 'Stack' })).toBeNull();
});

it('ErrorsPage says that a fault has no stack, and why the places did not load', async () => {
  let places: unknown = new ApiFailure(503, 5003, 'Later.');
  const { user } = show(({ path }) => (path === '/v2/admin/errors/7' ? places : listOf(group)));
  await user.click(await screen.findByRole('button', { name: 'Show the places' }));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  places = { errorGroup: group };
  await user.click(retry);
  expect(await screen.findByText('No browser sent a stack with it.')).toBeTruthy();
});

it('ErrorsPage resolves a fault, which leaves the list, and finds it among the mended ones', async () => {
  let state = 'regressed';
  const answer: Answer = ({ method, query }) => {
    if (method === 'PUT') state = 'resolved';
    const isListed = (query.get('state') === 'resolved') === (state === 'resolved');
    return method === 'PUT'
      ? { errorGroup: { ...group, state } }
      : isListed
        ? listOf({ ...group, state })
        : listOf();
  };
  const { user, requests, unmount } = show(answer);
  await user.click(await screen.findByRole('button', { name: 'It is mended' }));
  expect(await screen.findByText('No browser met an error')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/v2/admin/errors/7', body: { state: 'resolved' } },
  ]);
  expect(screen.getByRole('link', { name: /^Mended/ }).getAttribute('href')).toBe(
    '/settings/admin/errors?state=resolved',
  );
  unmount();
  show(answer, '?state=resolved');
  expect(await screen.findByRole('button', { name: 'Open it again' })).toBeTruthy();
});

it('ErrorsPage keeps a fault and says why when resolving it failed', async () => {
  const { user } = show(({ method }) =>
    method === 'PUT' ? new ApiFailure(404, 4004, 'Gone.') : listOf(group),
  );
  await user.click(await screen.findByRole('button', { name: 'It is mended' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  expect(screen.getByRole('article', { name: 'next is undefined' })).toBeTruthy();
});
