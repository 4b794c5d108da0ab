import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { listUnsentTexts } from '#src/shared/lib/storage/unsent-text-list.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember } from '#tests/support/ui-communities.ts';
import { aModerationDecision } from '#tests/support/ui-moderation.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunityBansPage from './CommunityBansPage.tsx';
import ModeratedMemberPage from './ModeratedMemberPage.tsx';
import ModerationDecisionPage from './ModerationDecisionPage.tsx';

const mara = aBlog('mara');
const rule = { id: 'r1', text: 'No shops' };
const asModerator: Partial<Community> = {
  title: 'Wool',
  membership: { isMember: true, role: 'moderator', blogName: 'mara', permissions: ['decide', 'members'] },
  rules: [{ ...rule, position: 1 }],
};
const asMember: Partial<Community> = {
  ...asModerator,
  membership: { isMember: true, role: 'member', blogName: 'mara' },
};

type Server = (request: ServerRequest) => unknown;

function open(path: string, page: ReactElement, pattern: string, server: Server, community = asModerator) {
  return renderApp(
    <Routes>
      <Route path={`/communities/:communityId${pattern}`} element={page} />
    </Routes>,
    {
      path: `/communities/wool${path}`,
      blogs: [mara],
      answer: (request) =>
        request.path === '/v2/communities/wool'
          ? { community: aCommunity('wool', community) }
          : server(request),
    },
  );
}

function writes(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

afterEach(() => {
  act(clearToasts);
});

const ban = {
  blog: aBlog('frog'),
  bannedBy: aBlog('linnea'),
  bannedTs: 1_780_000_000,
  reason: 'spam',
  rule,
  note: 'Third time',
  decisionId: 'd1',
};

it('CommunityBansPage says who is banned, why and by whom, and lifts the ban', async () => {
  let bans = [ban];
  const { user, requests } = open(
    '/moderation/bans',
    <CommunityBansPage />,
    '/moderation/bans',
    ({ method }) => {
      if (method === 'GET') return { bans, total: bans.length, links: {} };
      bans = [];
      return {};
    },
  );
  const list = await screen.findByRole('list', { name: 'Bans' });
  for (const words of ['Without an end', 'No shops', 'By linnea', 'Third time'])
    expect(within(list).getByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lift the ban of frog' }));
  expect(await screen.findByText('Nobody is banned')).toBeTruthy();
  expect(writes(requests).map(([method, path]) => [method, path])).toEqual([
    ['DELETE', '/v2/communities/wool/bans/frog'],
  ]);
});

it('CommunityBansPage links to every screen on which the community is run', async () => {
  open('/moderation/bans', <CommunityBansPage />, '/moderation/bans', () => ({
    bans: [],
    total: 0,
    links: {},
  }));
  const navigation = await screen.findByRole('navigation', { name: 'Looking after Wool' });
  const names = within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Queue',
    'Audit log',
    'Bans',
    'Automatic rules',
    'Members and roles',
    'How to moderate',
  ]);
  expect(within(navigation).getByRole('link', { name: 'Bans' }).getAttribute('aria-current')).toBe('page');
});

const member = {
  blog: aBlog('frog'),
  member: aCommunityMember('frog'),
  reportsSent: { right: 2, total: 3 },
  postCount: 4,
  commentCount: 5,
  reportCount: 1,
  removedCount: 1,
  isBanned: false,
  notes: [],
  decisions: [],
};

it('ModeratedMemberPage bans a member for a rule and without an end', async () => {
  const { user, requests } = open(
    '/moderation/members/frog',
    <ModeratedMemberPage />,
    '/moderation/members/:memberName',
    ({ method, path }) => {
      if (method !== 'GET') return { ban };
      return path.endsWith('/history') ? { entries: [], links: {} } : member;
    },
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What frog may do' }), 'stay away');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Until' }), 'without an end');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'No shops');
  await user.click(screen.getByRole('button', { name: 'Ban without an end' }));
  expect(await screen.findByText('frog is banned')).toBeTruthy();
  expect(writes(requests)).toEqual([
    [
      'POST',
      '/v2/communities/wool/bans',
      { tumblelog: 'frog', ban_length_seconds: 0, reason: 'community_guidelines', rule_id: 'r1' },
    ],
  ]);
});

it('ModeratedMemberPage removes a member for a rule, who may join again', async () => {
  const { user, requests } = open(
    '/moderation/members/frog',
    <ModeratedMemberPage />,
    '/moderation/members/:memberName',
    ({ method, path }) => {
      if (method !== 'GET') return { decision: aModerationDecision('d1', { rule }) };
      return path.endsWith('/history') ? { entries: [], links: {} } : member;
    },
  );
  const what = await screen.findByRole('combobox', { name: 'What frog may do' });
  await user.selectOptions(what, 'leave, and may come back');
  expect(screen.queryByRole('combobox', { name: 'Until' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'No shops');
  await user.click(screen.getByRole('button', { name: 'Remove from the community' }));
  expect(await screen.findByText('frog is no member any more')).toBeTruthy();
  const [removal] = requests.filter(({ method }) => method === 'DELETE');
  expect(removal?.path).toBe('/v2/communities/wool/members/frog');
  expect(Object.fromEntries(removal?.query ?? [])).toEqual({
    ...{ reason: 'community_guidelines', rule_id: 'r1' },
  });
});

it('ModeratedMemberPage offers no ban of somebody who looks after the community as well', async () => {
  const leader = { ...member, member: aCommunityMember('frog', { isModerator: true }) };
  open('/moderation/members/frog', <ModeratedMemberPage />, '/moderation/members/:memberName', ({ path }) =>
    path.endsWith('/history') ? { entries: [], links: {} } : leader,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'frog' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'What frog may do' })).toBeNull();
});

const decisionPattern = '/moderation/decisions/:decisionId';

it('ModerationDecisionPage shows the letter, takes one appeal, and then says that it waits', async () => {
  let decision = aModerationDecision('d1', { rule, message: 'Once was enough.', canAppeal: true });
  const { user, requests } = open(
    '/moderation/decisions/d1',
    <ModerationDecisionPage />,
    decisionPattern,
    ({ method }) => {
      if (method !== 'GET')
        decision = {
          ...decision,
          canAppeal: false,
          appeal: { text: 'It is my own wool.', sentTs: 1_780_000_400, state: 'open' },
        };
      return { decision };
    },
    asMember,
  );
  expect(await screen.findByText('Once was enough.')).toBeTruthy();
  expect(screen.getByText('The rule: No shops')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Wool' })).getAttribute('href')).toBe('/communities/wool');
  await user.type(screen.getByRole('textbox', { name: /^What did we miss/ }), 'It is my own wool.');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('The moderators have not answered yet.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(writes(requests)).toEqual([
    ['POST', '/v2/communities/wool/moderation/decisions/d1/appeal', { text: 'It is my own wool.' }],
  ]);
  expect(screen.getByRole('link', { name: 'All decisions about you' }).getAttribute('href')).toBe(
    '/communities/wool/decisions',
  );
});

it('ModerationDecisionPage does not ask for the community when a member was banned', async () => {
  const decision = aModerationDecision('d1', { rule, kind: 'member', action: 'ban' });
  const { requests } = open(
    '/moderation/decisions/d1',
    <ModerationDecisionPage />,
    decisionPattern,
    () => ({ decision }),
    asMember,
  );
  expect(await screen.findByRole('link', { name: 'To the community' })).toBeTruthy();
  expect(requests.some(({ path }) => path === '/v2/communities/wool')).toBe(false);
});

it('ModerationDecisionPage keeps an appeal when the session has expired, also over logging in again', async () => {
  const decision = aModerationDecision('d1', { rule, canAppeal: true });
  let answerWrite = (): unknown => new ApiFailure(401, 1034, 'Log in to do that.');
  const openDecision = () =>
    open(
      '/moderation/decisions/d1',
      <ModerationDecisionPage />,
      decisionPattern,
      ({ method }) => (method === 'GET' ? { decision } : answerWrite()),
      asMember,
    );
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^What did we miss/ });
  const first = openDecision();
  await first.user.type(await field(), 'It is my own wool.');
  await first.user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(writes(first.requests)).toHaveLength(1));
  expect((await field()).value).toBe('It is my own wool.');
  first.unmount();
  answerWrite = () => ({ decision: { ...decision, canAppeal: false } });
  const { user, requests } = openDecision();
  expect((await field()).value).toBe('It is my own wool.');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(listUnsentTexts([mara.uuid], Date.now())).toEqual([]));
  expect(writes(requests)).toEqual([
    ['POST', '/v2/communities/wool/moderation/decisions/d1/appeal', { text: 'It is my own wool.' }],
  ]);
});

it('ModerationDecisionPage leads to a post that is back after an appeal', async () => {
  const decision = aModerationDecision('d1', {
    appeal: { text: 'Look', sentTs: 1_780_000_400, state: 'accepted', decidedTs: 1_780_000_500 },
  });
  open(
    '/moderation/decisions/d1',
    <ModerationDecisionPage />,
    decisionPattern,
    () => ({ decision }),
    asMember,
  );
  expect(await screen.findByRole('heading', { name: 'It is back up. We were wrong.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See it in the community' }).getAttribute('href')).toBe(
    '/communities/wool/post/7',
  );
});

it('ModeratedMemberPage says that nobody has the name, and leads to the members', async () => {
  open(
    '/moderation/members/nobody',
    <ModeratedMemberPage />,
    '/moderation/members/:memberName',
    () => new ApiFailure(404, 4004, 'There is no such blog.'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no nobody here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the members' }).getAttribute('href')).toBe(
    '/communities/wool/members',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it("ModerationDecisionPage says at another person's decision that there is none, and leads to one's own", async () => {
  open(
    '/moderation/decisions/d1',
    <ModerationDecisionPage />,
    decisionPattern,
    () => new ApiFailure(404, 4004, 'There is no such decision.'),
    asMember,
  );
  expect(await screen.findByRole('heading', { name: 'There is no such decision' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All decisions about you' }).getAttribute('href')).toBe(
    '/communities/wool/decisions',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
