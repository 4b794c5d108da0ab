import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityRef } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunitiesPage from './CommunitiesPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara');
const bo = aBlog('bo');
const INVITATIONS = '/v2/user/community_invitations';
const member = { isMember: true };
const wool = aCommunityRef('wool', { membership: member, unreadPostCount: 4, membersOnlineCount: 9 });
const fog = aCommunityRef('fog', { membership: { ...member, isUnreadMuted: true }, unreadPostCount: 7 });
const rain = aCommunityRef('rain');
const invitation = {
  sender: bo,
  recipient: mara,
  sentOn: 1_780_000_000,
  message: 'You hold your umbrella well.',
  community: rain,
};
const timeline = (...elements: object[]) => ({ timeline: { elements, links: {} } });

interface Given {
  own?: object[] | ApiFailure;
  invitations?: object[] | ApiFailure;
  suggestions?: object;
  write?: unknown;
}

function server({ own = [], invitations = [], suggestions = timeline(), write }: Given): Answer {
  const counts = { free: 0, request: 0, invite: 0 };
  return ({ path, method }) => {
    if (method !== 'GET') return write;
    if (path === '/v2/communities')
      return own instanceof ApiFailure ? own : { communities: own, joinTypeCounts: counts, links: {} };
    if (path === INVITATIONS)
      return invitations instanceof ApiFailure ? invitations : { invitations, links: {} };
    return suggestions;
  };
}

function open(given: Given, { blogs = [mara] } = {}) {
  const page = (
    <Routes>
      <Route path="/communities" element={<CommunitiesPage />} />
      <Route path="/communities/browse" element={<p>All communities</p>} />
    </Routes>
  );
  return renderApp(page, { path: '/communities', blogs, answer: server(given) });
}

it('CommunitiesPage shows what is new and who is in, without the news of a muted community', async () => {
  const { requests } = open({ own: [wool, fog] });
  const windows = await screen.findByRole('list', { name: 'Your communities' });
  const [first, second, last] = within(windows).getAllByRole('link');
  expect(first?.textContent).toContain('4 new');
  expect(first?.textContent).toContain('9 people in');
  expect(second?.textContent).toContain('Muted');
  expect(second?.textContent).not.toContain('7');
  expect(second?.textContent).toContain('nobody in');
  expect(last?.getAttribute('href')).toBe('/communities/new');
  expect(screen.getByText(/Your 2 communities/).textContent).toContain('4 new posts');
  const call = requests.find(({ path }) => path === '/v2/communities');
  expect(call?.query.get('mine')).toBe('1');
});

it('CommunitiesPage shows suggestions with their reason, without communities of the member', async () => {
  const suggestions = timeline(
    { objectType: 'title', id: 't', text: 'For you' },
    { objectType: 'community_card', id: 'a', community: rain, reason: 'You wrote about rain once' },
    { objectType: 'carousel', id: 'b', cards: [{ objectType: 'community_card', id: 'c', community: wool }] },
  );
  open({ own: [wool], suggestions });
  expect(await screen.findByRole('heading', { name: 'You might fit in' })).toBeTruthy();
  expect(screen.getByText('You wrote about rain once')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join All about rain' }).getAttribute('href')).toBe(
    '/communities/rain/join',
  );
  expect(screen.queryByRole('link', { name: 'Join All about wool' })).toBeNull();
});

it('CommunitiesPage accepts an invitation as the invited blog and says so', async () => {
  const { user, requests } = open({
    own: [wool],
    invitations: [invitation],
    write: { community: aCommunity('rain', { title: 'Rain' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Join All about rain as mara' }));
  expect(await screen.findByText('Woohoo! You are now a member of Rain')).toBeTruthy();
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/communities/rain/membership', { tumblelog: 'mara' }]);
});

it('CommunitiesPage hides invitations that the server does not have yet, and shows other failures', async () => {
  const { requests } = open({
    own: [wool],
    invitations: new ApiFailure(501, 5001, 'This is not available yet.'),
  });
  await screen.findByRole('list', { name: 'Your communities' });
  await vi.waitFor(() => expect(requests.some(({ path }) => path === INVITATIONS)).toBe(true));
  await act(async () => void (await new Promise((done) => setTimeout(done))));
  expect(screen.queryByRole('heading', { name: 'Seats kept for you' })).toBeNull();
  open({ own: [wool], invitations: new ApiFailure(403, 4003, 'Not allowed') });
  expect(await screen.findByRole('heading', { name: 'Seats kept for you' })).toBeDefined();
});

it('CommunitiesPage says that joining failed', async () => {
  const { user } = open({ invitations: [invitation], write: new ApiFailure(500, 0, '') });
  await user.click(await screen.findByRole('button', { name: 'Join All about rain as mara' }));
  expect(await screen.findByText('Something went wrong. Try again')).toBeTruthy();
});

it('CommunitiesPage declines an invitation as the invited blog', async () => {
  const { user, requests } = open({ own: [wool], invitations: [invitation] });
  await user.click(await screen.findByRole('button', { name: 'Decline the invitation to All about rain' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(
    '/v2/communities/rain/invitations/mara',
  );
});

it('CommunitiesPage declines an invitation for good, and says what that means', async () => {
  const { user, requests } = open({ own: [wool], invitations: [invitation] });
  await user.click(
    await screen.findByRole('button', { name: 'More answers to the invitation to All about rain' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'No, and do not invite me again' }));
  expect(await screen.findByText('They cannot invite you again')).toBeTruthy();
  const call = requests.find(({ method }) => method === 'DELETE');
  expect(call?.path).toBe('/v2/communities/rain/invitations/mara');
  expect(call?.query.get('do_not_invite')).toBe('true');
});

it('CommunitiesPage offers to start or browse while the member is in none', async () => {
  const suggestions = timeline({ objectType: 'community_card', id: 'a', community: rain });
  open({ suggestions });
  expect(await screen.findByRole('heading', { level: 1, name: 'No window of yours yet' })).toBeTruthy();
  const windows = screen.getByRole('list', { name: 'Communities to look into' });
  await within(windows).findByText('All about rain');
  expect(
    within(windows)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/communities/new', '/communities/rain', '/communities/browse']);
});

it('CommunitiesPage says why the communities are missing and tries again', async () => {
  const { user, requests } = open({ own: new ApiFailure(500, 0, 'The wires are down.') });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const calls = requests.filter(({ path }) => path === '/v2/communities');
  expect(calls.length).toBeGreaterThan(1);
});

it('CommunitiesPage leads visitors to the public communities', async () => {
  open({}, { blogs: [] });
  expect(await screen.findByText('All communities')).toBeTruthy();
});
