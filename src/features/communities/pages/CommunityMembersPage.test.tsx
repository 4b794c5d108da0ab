import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember as aMember } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunityMembersPage from './CommunityMembersPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara');

const loom = aMember('loom', { isAdmin: true, isOnline: true, isMutual: true });
const request = {
  requestingBlog: aBlog('bitbarrow'),
  requestedTs: 1_780_000_000,
  answers: [{ question: 'Why?', answer: 'I have seen the moon once.' }],
};

const offer = {
  ...{ blog: aBlog('greta'), offeredBy: mara, role: 'moderator', permissions: ['decide'] },
  offeredTs: 1_780_000_000,
};

function open({
  role = 'member',
  write,
  path = '',
  leaders = [],
}: {
  role?: 'member' | 'moderator' | 'admin';
  write?: unknown;
  path?: string;
  leaders?: (typeof loom)[];
}) {
  let isAnswered = false;
  const membership: Community['membership'] = { isMember: true, role, blogName: 'mara' };
  const answer: Answer = ({ path: called, method, query }) => {
    if (method !== 'GET') {
      isAnswered = true;
      return write;
    }
    // The names beside the page are read apart.
    if (query.get('limit') !== null)
      return { members: query.get('filter') === 'admin' ? leaders : [], count: 0, links: {} };
    if (called.endsWith('/role_offers')) return { offers: [offer] };
    if (called.endsWith('/members')) return { members: [loom], count: 1, links: {} };
    if (called.endsWith('/membership_requests'))
      return { membershipRequests: isAnswered ? [] : [request], links: {} };
    return {
      community: aCommunity('wool', {
        title: 'Wool',
        membership,
        blogIds: [mara.uuid],
        membersOnlineCount: 3,
        friendCount: 1,
      }),
    };
  };
  const page = (
    <Routes>
      <Route path="/communities/:communityId/members" element={<CommunityMembersPage />} />
      <Route path="/communities/:communityId/members/loom/report" element={<p>The report of loom</p>} />
    </Routes>
  );
  return renderApp(page, { path: `/communities/wool/members${path}`, blogs: [mara], answer });
}

it('CommunityMembersPage shows role, presence and mutual following, and no requests to members', async () => {
  const { requests } = open({});
  const list = await screen.findByRole('list', { name: 'Members of Wool' });
  expect(list.textContent).toContain('Admin');
  expect(list.textContent).toContain('You follow each other');
  expect(list.textContent).toContain('Here now');
  expect(screen.getByText('3 of them right now. You know one of them.')).toBeTruthy();
  expect(requests.some(({ path }) => path.endsWith('/membership_requests'))).toBe(false);
});

it('CommunityMembersPage names those who look after it first, and once', async () => {
  open({ role: 'admin', leaders: [loom, aMember('mara', { isAdmin: true })] });
  const first = await screen.findByRole('list', { name: 'Look after it' });
  const names = within(first)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(names[0]).toMatch(/^loom/);
  expect(within(first).getByRole('link', { name: 'Hand over…' }).getAttribute('href')).toBe(
    '/communities/wool/settings#settings-go',
  );
  expect(screen.queryByRole('list', { name: 'Members of Wool' })).toBeNull();
  const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(order.filter((name) => name === 'At the gate' || name === 'Look after it')).toEqual([
    'At the gate',
    'Look after it',
  ]);
});

it('CommunityMembersPage shows a search and a filter alone, with who looks after it in their place', async () => {
  open({ role: 'moderator', leaders: [loom], path: '?q=loo' });
  const list = await screen.findByRole('list', { name: 'Members of Wool' });
  expect(list.textContent).toContain('loom');
  expect(screen.queryByRole('list', { name: 'Look after it' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'At the gate' })).toBeNull();
});

it('CommunityMembersPage leads moderators to those who are away', async () => {
  open({ role: 'moderator' });
  const tab = await screen.findByRole('link', { name: 'Away' });
  expect(tab.getAttribute('href')).toBe('/communities/wool/moderation/bans');
});

it('CommunityMembersPage searches and filters by its address', async () => {
  const { user, requests } = open({ path: '?filter=online' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'loo{Enter}');
  await waitFor(() => {
    const call = requests.findLast(
      ({ path, query }) => path.endsWith('/members') && query.get('limit') === null,
    );
    expect([call?.query.get('filter'), call?.query.get('search')]).toEqual(['online', 'loo']);
  });
});

it.each([
  ['Let in, bitbarrow', 'bitbarrow approved', 'PUT', '/v2/communities/wool/members/bitbarrow'],
  ['Not now, bitbarrow', 'bitbarrow denied', 'DELETE', '/v2/communities/wool/membership_requests/bitbarrow'],
])(
  'CommunityMembersPage: “%s” answers a request, says so and refetches what it changes [community-08] [community-09] [community-10] [community-11]',
  async (button, text, method, path) => {
    const { user, requests } = open({ role: 'moderator', write: { member: aMember('bitbarrow') } });
    expect(await screen.findByText('I have seen the moon once.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeTruthy();
    const write = requests.find((one) => one.method !== 'GET');
    expect([write?.method, write?.path]).toEqual([method, path]);
    await waitFor(() => expect(screen.queryByText('I have seen the moon once.')).toBeNull());
    const since = requests.slice(requests.findIndex((one) => one.method !== 'GET')).map((one) => one.path);
    expect(since).toContain('/v2/communities/wool');
    expect(since).toContain('/v2/communities/wool/members');
  },
);

it.each([
  ['Let in, bitbarrow', 'Trying to approve this request failed. Please try again later.'],
  ['Not now, bitbarrow', 'Trying to decline this request failed. Please try again later.'],
])('CommunityMembersPage: “%s” says that it failed [community-17] [community-18]', async (button, text) => {
  const { user } = open({ role: 'moderator', write: new ApiFailure(500, 0, '') });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('CommunityMembersPage lists offered roles to admins, who withdraw them', async () => {
  const { user, requests } = open({ role: 'admin', write: undefined });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the offer to greta' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
      '/v2/communities/wool/role_offers/greta',
    ),
  );
});

it('CommunityMembersPage lowers a role by the menu of a member, for admins', async () => {
  const { user, requests } = open({ role: 'admin', write: { member: loom } });
  await user.click(await screen.findByRole('button', { name: 'More about loom' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make a moderator' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'moderator' }),
  );
});

it('CommunityMembersPage offers moderators to mute or ban, and no roles', async () => {
  const { user } = open({ role: 'moderator' });
  await user.click(await screen.findByRole('button', { name: 'More about loom' }));
  const item = await screen.findByRole('menuitem', { name: 'Notes, mute or ban' });
  expect(item.getAttribute('href')).toBe('/communities/wool/moderation/members/loom');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

it('CommunityMembersPage lets members report a member to the moderators', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'More about loom' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report to the moderators' }));
  expect(await screen.findByText('The report of loom')).toBeTruthy();
});
