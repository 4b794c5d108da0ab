import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import AccountsPage from '#src/features/admin/pages/AccountsPage.tsx';
import AuditLogPage from '#src/features/admin/pages/AuditLogPage.tsx';
import SiteCountsPage from '#src/features/admin/pages/SiteCountsPage.tsx';
import SiteFlagsPage from '#src/features/admin/pages/SiteFlagsPage.tsx';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';

afterEach(() => {
  act(clearToasts);
});

const down = new ApiFailure(503, 5003, 'A short maintenance.');
const account = {
  id: '8019',
  userUuid: 'another',
  name: 'seller',
  email: 'seller@example.test',
  emailVerified: false,
  state: 'active',
  isAdmin: false,
  createdTs: 1_780_000_000,
  lastSeenTs: 1_780_000_000,
  sessionCount: 2,
  blogs: [{ blog: aBlog('seller'), state: 'active', postCount: 1 }],
};
const suspended = {
  ...account,
  state: 'suspended',
  sessionCount: 0,
  suspension: { reason: 'Advertising accordions.', suspendedTs: 1_780_000_000 },
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
function show(
  page: ReactElement,
  answer: (requests: ServerRequest) => unknown,
  isAdmin = true,
  path?: string,
) {
  return renderApp(page, {
    blogs: [aBlog('ivy')],
    isAdmin,
    answer: (request) =>
      request.path === '/v2/admin/counts' && page.type !== SiteCountsPage ? siteCounts : answer(request),
    ...(path ? { path } : {}),
  });
}

it('AccountsPage closes an account with a reason, keeps the reason after a failure, and reopens the account', async () => {
  let isDown = true;
  let now: object = account;
  const { user, requests } = show(<AccountsPage />, ({ method }) => {
    if (method === 'PUT' && isDown) return down;
    if (method === 'PUT') now = suspended;
    if (method === 'DELETE') now = account;
    return method === 'GET' ? { accounts: [now], total: 1, links: {} } : { account: now };
  });
  const item = await screen.findByRole('article', { name: 'seller' });
  expect(within(item).getByText(/seller@example.test \(not confirmed\)/)).toBeTruthy();
  await user.click(within(item).getByRole('button', { name: 'Suspend account…' }));
  const send = within(item).getByRole('button', { name: 'Suspend account' });
  await user.click(send);
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  const why = within(item).getByRole('textbox', { name: 'Reason' });
  await user.type(why, 'Advertising accordions.');
  await user.selectOptions(within(item).getByRole('combobox', { name: 'Duration' }), 'open');
  await user.click(send);
  expect(await within(item).findByText('A short maintenance.')).toBeTruthy();
  expect((why as HTMLTextAreaElement).value).toBe('Advertising accordions.');
  isDown = false;
  await user.click(send);
  await user.click(await within(item).findByRole('button', { name: 'End the suspension' }));
  expect(await within(item).findByRole('button', { name: 'Suspend account…' })).toBeTruthy();
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ path, body }) => [path, body]).at(-1)).toEqual([
    '/v2/admin/accounts/8019/suspension',
    { reason: 'Advertising accordions.' },
  ]);
});

it('AccountsPage offers no action on oneself, staff and leaving members', async () => {
  const accounts = [
    { ...account, id: '1', name: 'mine', userUuid: 'u' },
    { ...account, id: '2', name: 'colleague', isAdmin: true },
    { ...account, id: '3', name: 'going', state: 'leaving' },
  ];
  show(<AccountsPage />, () => ({ accounts, total: 3, links: {} }));
  expect(await screen.findByRole('article', { name: 'going' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /account/ })).toBeNull();
});

it('AccountsPage searches for the name of its address, and reports an empty result', async () => {
  const { requests } = show(
    <AccountsPage />,
    () => ({ accounts: [], total: 0, links: {} }),
    true,
    '/settings/admin/accounts?q=seller',
  );
  expect(await screen.findByText('No account found')).toBeTruthy();
  expect(
    requests.some(({ path, query }) => path === '/v2/admin/accounts' && query.get('q') === 'seller'),
  ).toBe(true);
});

const flag = {
  name: 'closer',
  title: 'Closer together',
  description: 'Less room.',
  audience: 'percent',
  percent: 7,
  accounts: [{ id: '5', blog: aBlog('tove') }],
  memberCount: 1,
  version: 4,
};
const change = {
  ...{ id: '1', act: 'set-flag', staff: 'bo', subject: 'closer', actedTs: 1_780_000_000 },
  details: { audience: 'percent', percent: 7, before: 'percent', percentBefore: 3 },
};

it('SiteFlagsPage saves an audience at once, a share when it is confirmed, and reverts a refused change', async () => {
  let isDown = false;
  const { user, requests } = show(<SiteFlagsPage />, ({ method, path, body }) => {
    if (path === '/v2/admin/acts') return { acts: [change], links: {} };
    if (method === 'GET') return { flags: [flag] };
    return isDown
      ? down
      : { flag: { ...flag, accounts: [], percent: 0, ...(body as object), memberCount: 31 } };
  });
  const group = within(await screen.findByRole('group', { name: /Closer together/ }));
  const stop = (name: string) => group.getByRole('radio', { name }) as HTMLInputElement;
  expect(stop('A part').checked).toBe(true);
  expect(screen.getByText('7 of 100')).toBeTruthy();
  expect(await screen.findByText('bo let Closer together go from 3 to 7 of 100')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } });
  await user.click(screen.getByRole('button', { name: 'Take tove out' }));
  await user.click(screen.getByRole('button', { name: 'Let 25 of 100 have it' }));
  expect(await screen.findByText('31')).toBeTruthy();
  await user.click(stop('Everybody'));
  await waitFor(() => expect(stop('Everybody').checked).toBe(true));
  isDown = true;
  await user.click(stop('Nobody'));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  await waitFor(() => expect(stop('Nobody').checked).toBe(false));
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent.slice(0, 2)).toEqual([
    { audience: 'percent', percent: 25, version: 4 },
    { audience: 'everyone', version: 4 },
  ]);
});

it('SiteFlagsPage names accounts by blog, and says so beside the field when there is none', async () => {
  const named = { ...flag, audience: 'staff', percent: 0, accounts: [] };
  const { user, requests } = show(<SiteFlagsPage />, ({ method, path, query }) => {
    if (path === '/v2/admin/acts') return { acts: [], links: {} };
    if (path === '/v2/admin/accounts')
      return { accounts: query.get('q') === 'seller' ? [account] : [], total: 1, links: {} };
    return method === 'GET' ? { flags: [named] } : { flag: { ...named, audience: 'named', version: 5 } };
  });
  const group = within(await screen.findByRole('group', { name: /Closer together/ }));
  await user.click(group.getByRole('radio', { name: 'Named' }));
  const field = screen.getByRole('textbox', { name: 'Blog name or e-mail address' }) as HTMLInputElement;
  const save = screen.getByRole('button', { name: 'Let these have it' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  await user.type(field, 'nobody-here{Enter}');
  expect(await screen.findByText('There is no account with this blog or e-mail address.')).toBeTruthy();
  expect(field.value).toBe('nobody-here');
  await user.clear(field);
  await user.type(field, 'seller{Enter}');
  await screen.findByRole('button', { name: 'Take seller out' });
  await user.click(save);
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      audience: 'named',
      account_ids: ['8019'],
      version: 4,
    }),
  );
});

it('SiteFlagsPage reports that there are no features', async () => {
  show(<SiteFlagsPage />, () => ({ flags: [] }));
  expect(await screen.findByText('There are no features to manage')).toBeTruthy();
});

it('SiteCountsPage shows the counts of the site, with links to what waits', async () => {
  const few = { total: 1284, day: 9, week: 61 };
  show(<SiteCountsPage />, () => ({
    ...{ members: few, blogs: few, posts: few, uploads: few, uploadBytes: 18_400_000_000 },
    activeMembers: { day: 318, week: 702 },
    suspendedMembers: 4,
    waiting: {
      reports: 3,
      appeals: 0,
      supportRequests: 2,
      campaigns: 0,
      failedJobs: 1,
      stewardshipRequests: 0,
    },
    countedTs: 1_780_000_000,
  }));
  expect(await screen.findByRole('row', { name: 'Members 1,284 +9 +61' })).toBeTruthy();
  expect(screen.getByText(/18\.4 GB/)).toBeTruthy();
  const waiting = within(screen.getByRole('list', { name: 'Numbers of open tasks' }));
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reports3',
    'Appeals0',
    'Support requests2',
    'Failed jobs1',
    'Suspended accounts4',
  ]);
});

it('AuditLogPage shows the actions of staff with their subject and message', async () => {
  const base = { staff: 'wren', actedTs: 1_780_000_000 };
  const acts = [
    {
      ...base,
      id: '3',
      act: 'suspend-account',
      subject: '8019',
      account: 'seller',
      details: { reason: 'Drums.' },
    },
    { ...base, id: '2', act: 'set-flag', subject: 'closer', details: { audience: 'percent', percent: 10 } },
    { id: '1', act: 'wave', subject: '4', actedTs: 1_780_000_000, details: { outcome: 'dismiss' } },
  ];
  show(<AuditLogPage />, () => ({ acts, links: {} }));
  const closed = await screen.findByRole('article', { name: 'Suspended an account' });
  expect(within(closed).getByText('Drums.')).toBeTruthy();
  expect(within(closed).getByRole('link').getAttribute('href')).toBe('/settings/admin/accounts?q=seller');
  expect(screen.getByText(/closer · 10% of the members/)).toBeTruthy();
  expect(within(screen.getByRole('article', { name: 'wave' })).getByText(/Deleted account/)).toBeTruthy();
});

it.each([
  ['accounts', <AccountsPage key="a" />],
  ['features', <SiteFlagsPage key="f" />],
  ['numbers', <SiteCountsPage key="n" />],
  ['the log', <AuditLogPage key="l" />],
])(
  'the admin page of %s reports a failed load, and asks the server nothing for other members',
  async (_, page) => {
    const { unmount } = show(page, () => down);
    expect(await screen.findByText('A short maintenance.')).toBeTruthy();
    unmount();
    const { requests } = show(page, () => down, false);
    expect(await screen.findByText('Only staff can see this page')).toBeTruthy();
    expect(requests.filter(({ path }) => path.startsWith('/v2/admin'))).toEqual([]);
  },
);
