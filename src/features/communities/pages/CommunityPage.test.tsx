import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { getGetCommunityTimelineQueryKey } from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import AboutCommunityPage from './AboutCommunityPage.tsx';
import CommunityPage from './CommunityPage.tsx';

const mara = aBlog('mara');
const asMember: Partial<Community> = {
  membership: { isMember: true, role: 'member', blogName: 'mara' },
  blogIds: [mara.uuid],
};

interface Given {
  community?: Partial<Community> | ApiFailure;
  path?: string;
  isVisitor?: boolean;
  write?: unknown;
  answerWrite?: () => unknown;
  isPinnedRead?: boolean;
  /** Ids of the posts, newest first, as they are at the moment. */
  idsOf?: () => readonly string[];
  /** When the community arrives; at once by default. */
  arrival?: Promise<void>;
  /** Answer instead of the posts. */
  timeline?: () => unknown;
}

const PINNED = {
  name: 'wool',
  uuid: 'c:wool',
  title: 'Wool',
  state: 'published',
  isPinned: true,
  isRead: true,
  pinnedBy: aBlog('loom'),
} as const;

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const location = (): string | null => screen.getByTestId('address').textContent;

function open(given: Given = {}) {
  const {
    community = {},
    path = '/communities/wool',
    isVisitor = false,
    write,
    isPinnedRead = false,
    idsOf = () => ['7'],
  } = given;
  const answer: Answer = ({ path: called, method }) => {
    if (method !== 'GET') return given.answerWrite ? given.answerWrite() : write;
    if (called.endsWith('/members')) return { members: [], count: 0, links: {} };
    if (called.endsWith('/timeline')) {
      if (given.timeline) return given.timeline();
      const place = isPinnedRead ? { community: PINNED } : {};
      const elements = idsOf().map((id) =>
        aPost({
          id,
          content: [{ type: 'text', text: id === '7' ? 'Elbow, after.' : `Post ${id}` }],
          ...place,
        }),
      );
      return { timeline: { elements, links: {} } };
    }
    if (community instanceof ApiFailure) return community;
    if (given.arrival)
      return given.arrival.then(() => ({ community: aCommunity('wool', { title: 'Wool' }) }));
    return { community: aCommunity('wool', { title: 'Wool', ...community }) };
  };
  const page = (
    <>
      <Routes>
        <Route path="/communities/:communityId" element={<CommunityPage />} />
        <Route path="/communities/:communityId/about" element={<AboutCommunityPage />} />
      </Routes>
      <Address />
    </>
  );
  return renderApp(page, { path, blogs: isVisitor ? [] : [mara], answer });
}

it('CommunityPage shows its posts, who is there, and the way in', async () => {
  const { requests } = open({ community: { onlineMembers: [aBlog('bo')], friendCount: 3 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wool' })).toBeTruthy();
  expect(await screen.findByText('Elbow, after.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'bo, here now' })).toBeTruthy();
  expect(screen.getByText('You follow 3 of them')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/communities/wool/join');
  const call = requests.find(({ path }) => path === '/v2/communities/wool/timeline');
  expect(call?.query.get('type')).toBe('recent');
});

it('CommunityPage shows the posts of the board and the kind that the address names', async () => {
  const boards = [{ title: 'Tea break', path: 'tea', unread: 2 }];
  const { requests } = open({ community: { boards }, path: '/communities/wool?type=polls&board=tea' });
  const [rail] = await screen.findAllByRole('navigation', { name: 'Boards' });
  const tea = within(rail as HTMLElement).getByRole('link', { name: 'Tea break 2' });
  expect(tea.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Polls' }).getAttribute('aria-current')).toBe('page');
  await screen.findByText('Elbow, after.');
  const call = requests.find(({ path }) => path === '/v2/communities/wool/timeline');
  expect([call?.query.get('type'), call?.query.get('board')]).toEqual(['polls', 'tea']);
});

it('CommunityPage keeps the place of its cover and head while the community loads', async () => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  open({ arrival });
  const place = () => document.querySelector('header > [data-banner="low"]');
  await waitFor(() => expect(place()).not.toBeNull());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wool' })).toBeTruthy();
  expect(place()).not.toBeNull();
});

it('CommunityPage leads to the search of its posts within their tab and board', async () => {
  open({ path: '/communities/wool?type=polls&board=tea' });
  const opener = await screen.findByRole('link', { name: 'Search Wool' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(opener.getAttribute('href')).toBe('/communities/wool?type=polls&board=tea&q=');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('CommunityPage searches its posts within their tab and board, and keeps the words in the address', async () => {
  const boards = [{ title: 'Tea break', path: 'tea', unread: 2 }];
  const { user, requests } = open({
    community: { ...asMember, boards, canPost: true },
    path: '/communities/wool?type=discover&board=tea&q=',
  });
  const field = await screen.findByRole('searchbox', { name: 'Search Wool' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '  elbow patch {Enter}');
  expect(await screen.findByRole('feed', { name: 'Posts in Wool with “elbow patch”' })).toBeTruthy();
  expect(location()).toBe('/communities/wool?type=discover&board=tea&q=elbow+patch');
  const last = requests.findLast(({ path }) => path === '/v2/communities/wool/timeline');
  expect(Object.fromEntries(last?.query ?? [])).toMatchObject({
    type: 'discover',
    board: 'tea',
    query: 'elbow patch',
  });
  expect(screen.getByRole('link', { name: 'Polls' }).getAttribute('href')).toContain('q=elbow+patch');
  expect(document.activeElement).toBe(field);
});

it('CommunityPage closes its search by its key and gives the focus back', async () => {
  const { user } = open({ community: asMember, path: '/communities/wool?q=' });
  const field = await screen.findByRole('searchbox', { name: 'Search Wool' });
  await user.type(field, 'elbow{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(location()).toBe('/communities/wool');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Search Wool' }));
});

it('CommunityPage says that no post has the words, and leads back to all posts', async () => {
  open({ path: '/communities/wool?q=zebra', idsOf: () => [] });
  expect(await screen.findByRole('heading', { name: 'No posts with “zebra”' })).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Show all posts' });
  expect(way.getAttribute('href')).toBe('/communities/wool');
});

it('CommunityPage keeps the words of a search that failed, and tries again', async () => {
  let isDown = true;
  const timeline = () =>
    isDown ? new ApiFailure(500, 5000, 'It broke.') : { timeline: { elements: [], links: {} } };
  const { user } = open({ path: '/communities/wool?q=zebra', timeline });
  expect(await screen.findByRole('heading', { name: 'The posts did not arrive' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zebra');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No posts with “zebra”' })).toBeTruthy();
});

it('CommunityPage announces posts that arrive and moves nothing before the reader asks', async () => {
  window.scrollTo = vi.fn();
  let ids = ['7'];
  const { user, queryClient } = open({ community: asMember, idsOf: () => ids });
  await screen.findByText('Elbow, after.');
  ids = ['9', '8', '7'];
  const queryKey = getGetCommunityTimelineQueryKey('wool', { type: 'recent' });
  await act(() => queryClient.invalidateQueries({ queryKey }));
  const pill = await screen.findByRole('button', { name: /2 new posts/ });
  expect(screen.queryByText('Post 9')).toBeNull();
  await user.click(pill);
  expect(await screen.findByText('Post 9')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new posts/ })).toBeNull();
});

it('CommunityPage keeps what is known where the posts do not arrive, and tries again', async () => {
  let isDown = true;
  const timeline = () =>
    isDown ? new ApiFailure(500, 5000, 'It broke.') : { timeline: { elements: [], links: {} } };
  const { user } = open({ community: { ...asMember, canPost: true }, timeline });
  expect(await screen.findByRole('heading', { name: 'The posts did not arrive' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Wool' })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has been said yet')).toBeTruthy();
});

it('CommunityPage offers a seat at the end of the thread to those who have none and may take one', async () => {
  open({ community: { joinType: 'free', tags: ['darning', 'wool'] } });
  const seat = await screen.findByRole('link', { name: 'take a seat' });
  expect(seat.getAttribute('href')).toBe('/communities/wool/join');
  expect(screen.getByText('#darning #wool')).toBeTruthy();
});

it.each([
  ['a member', asMember],
  ['nobody where it is by invitation', { joinType: 'invite' } as const],
])('CommunityPage ends the thread without a seat for %s', async (_, community) => {
  open({ community });
  expect(await screen.findByText('That is the end of the thread.')).toBeTruthy();
});

it('CommunityPage lets members be notified of every new post', async () => {
  const { user, requests } = open({ community: asMember });
  await user.click(await screen.findByRole('button', { name: 'Notify me of every new post' }));
  const [call] = requests.filter(({ method }) => method === 'POST');
  expect(call?.path).toBe('/v2/communities/wool/subscription');
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
});

it('CommunityPage draws the curtain of a private community with who invited', async () => {
  const curtain = {
    name: 'wool',
    title: 'Left-handed scissors',
    avatarImage: [],
    invitedBy: aBlog('linnea'),
  };
  open({ community: new ApiFailure(403, 23001, 'Private.', { community: curtain }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Left-handed scissors' })).toBeTruthy();
  expect(screen.getByText('linnea keeps a seat for you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join' })).toBeTruthy();
});

it('CommunityPage asks visitors of a private community to log in', async () => {
  open({ community: new ApiFailure(403, 23001, 'Private.'), isVisitor: true });
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toContain(
    'redirect_to=%2Fcommunities%2Fwool',
  );
});

it('CommunityPage says until when a ban lasts, and why', async () => {
  const ban = {
    reason: 'rule' as never,
    message: 'Three times.',
    bannedTs: 1_780_000_000,
    endsTs: 1_780_600_000,
    decisionId: 'd1',
    canAppeal: true,
  };
  open({ community: new ApiFailure(403, 23020, 'Banned.', { ban }) });
  expect(await screen.findByRole('heading', { name: /^Back on .*2026/ })).toBeTruthy();
  expect(screen.getByText('Three times.')).toBeTruthy();
  const appeal = screen.getByRole('link', { name: 'Appeal' });
  expect(appeal.getAttribute('href')).toBe('/communities/wool/moderation/decisions/d1');
});

it('CommunityPage offers to change the settings that hide a labelled community', async () => {
  open({ community: new ApiFailure(403, 23028, 'Labelled.') });
  expect(await screen.findByRole('link', { name: 'Change the content settings' })).toBeTruthy();
});

it('CommunityPage calls a community once that refuses to be read', async () => {
  const { requests } = open({ community: new ApiFailure(403, 23020, 'Banned.') });
  await screen.findByRole('heading', { name: 'You are banned from this community' });
  expect(requests.filter(({ path }) => path === '/v2/communities/wool')).toHaveLength(1);
});

it('AboutCommunityPage shows the text, the rules and the tags', async () => {
  const community = { about: 'We mend.', guidelines: ['Show the hole'], tags: ['darning'] };
  open({ community, path: '/communities/wool/about' });
  expect(await screen.findByText('We mend.')).toBeTruthy();
  expect(screen.getByText('Show the hole')).toBeTruthy();
  expect(screen.getByRole('link', { name: /darning/ }).getAttribute('href')).toBe('/tagged/darning');
});

it('CommunityPage lets a member leave after asking, and says why the last admin cannot', async () => {
  let isRefused = true;
  const answer = () =>
    isRefused ? new ApiFailure(409, 4031, 'The last admin cannot leave. Name another admin first.') : {};
  const { user, requests } = open({ community: asMember, write: undefined, answerWrite: answer });
  await user.click(await screen.findByRole('button', { name: 'More about Wool' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave Wool?' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The last admin cannot leave. Name another admin first.')).toBeTruthy();
  isRefused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You have left the community')).toBeTruthy();
  const writes = requests.filter(({ method }) => method === 'DELETE');
  expect(writes.map(({ path }) => path)).toEqual(Array(2).fill('/v2/communities/wool/membership'));
});

it('CommunityPage stops and starts counting new posts from its menu', async () => {
  const isUnreadMuted = true;
  const { user, requests } = open({
    community: {
      ...asMember,
      membership: { isMember: true, role: 'member', blogName: 'mara', isUnreadMuted },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More about Wool' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Count new posts again' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/communities/wool/mute'),
  );
});

it('CommunityPage offers its members a row that writes, and folds a pinned post that was read', async () => {
  open({ community: { ...asMember, canPost: true, prompt: 'Show the hole' }, isPinnedRead: true });
  const row = await screen.findByRole('link', { name: 'Show the hole' });
  expect(row.getAttribute('href')).toBe('/communities/wool/new');
  const line = await screen.findByRole('link', { name: /pinned by loom, read/ });
  expect(line.getAttribute('href')).toMatch(/^\/communities\/wool\/post\//);
  expect(screen.queryByRole('article')).toBeNull();
});

it.each([
  ['Accept', 'PUT', '/v2/communities/wool/role_offers/mara/acceptance'],
  ['Decline', 'DELETE', '/v2/communities/wool/role_offers/mara'],
])('CommunityPage answers an offered role with “%s”', async (button, method, path) => {
  const roleOffer = {
    ...{ blog: mara, offeredBy: aBlog('loom'), permissions: [], offeredTs: 1_780_000_000 },
    ...{ role: 'moderator' as const, message: 'You are here every day anyway.' },
  };
  const write = button === 'Accept' ? { community: aCommunity('wool') } : undefined;
  const { user, requests } = open({ community: { ...asMember, roleOffer }, write });
  expect(await screen.findByText('loom asks mara to be a moderator of Wool.')).toBeTruthy();
  expect(screen.getByText('You are here every day anyway.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => {
    const call = requests.find((one) => one.method !== 'GET' && one.path.includes('role_offers'));
    expect([call?.method, call?.path]).toEqual([method, path]);
  });
});

it('CommunityPage invites members to the very first post, on no board and in no other tab', async () => {
  const blank = { community: { ...asMember, canPost: true }, idsOf: () => [] };
  const { unmount } = open(blank);
  expect(await screen.findByText('Nothing has been said yet')).toBeTruthy();
  unmount();
  open({ ...blank, path: '/communities/wool?type=polls' });
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(screen.queryByText('Nothing has been said yet')).toBeNull();
});

it('CommunityPage warns those who run it that it becomes read-only, and nobody else', async () => {
  const stewardship = { state: 'unattended', readOnlyTs: 1_790_000_000 } as const;
  const admin = { isMember: true, role: 'admin', blogName: 'mara' } as const;
  const first = open({ community: { ...asMember, membership: admin, stewardship } });
  expect(await screen.findByText(/It becomes read-only on .*2026/)).toBeTruthy();
  first.unmount();
  open({ community: { ...asMember, stewardship } });
  await screen.findByText('Elbow, after.');
  expect(screen.queryByText(/It becomes read-only/)).toBeNull();
});

it('CommunityPage lets a member ask to take over a community that is read-only', async () => {
  const stewardship = { state: 'read_only' } as const;
  const { user, requests } = open({
    community: { ...asMember, stewardship },
    write: { stewardship: { state: 'read_only', requested: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to take it over' }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/stewardship'))?.body).toEqual({ tumblelog: 'mara' }),
  );
});

it('CommunityPage offers the admins of a deleted community to restore it, and says until when', async () => {
  const { user, requests } = open({
    community: new ApiFailure(410, 23206, 'This community was deleted.', {
      restorableUntilTs: 1_797_190_800,
    }),
    write: { community: aCommunity('wool') },
  });
  expect(await screen.findByText(/You can call it back until December 1\d, 2026/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Restore it' }));
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/restore'))).toBe(true));
});

it('CommunityPage tells the members of a deleted community who can restore it, without offering it', async () => {
  open({ community: new ApiFailure(410, 23206, 'This community was deleted.') });
  expect(await screen.findByText(/Its admins can call it back within 30 days/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
});

it('CommunityPage shows its head at once and says that the posts are coming', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  open({ timeline: () => held.then(() => ({ timeline: { elements: [], links: {} } })) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wool' })).toBeTruthy();
  expect(screen.getByText('The posts are coming.')).toBeTruthy();
  release();
  expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  expect(screen.queryByText('The posts are coming.')).toBeNull();
});

it('CommunityPage says since when there is no connection, above what was read before, until it is back', async () => {
  open();
  await screen.findByText('Elbow, after.');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const note = await screen.findByText(/^No connection since \d+:\d+/);
  expect(note.parentElement?.textContent).toContain('This is what was here then.');
  expect(screen.getByText('Elbow, after.')).toBeTruthy();
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
});
