import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember } from '#tests/support/ui-communities.ts';
import { aModerationDecision } from '#tests/support/ui-moderation.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunityBansPage from './CommunityBansPage.tsx';
import CommunityLogPage from './CommunityLogPage.tsx';
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

const entry = {
  id: 'e1',
  type: 'posts',
  action: 'post_removed',
  actorKind: 'member',
  actor: aBlog('linnea'),
  target: aBlog('frog'),
  postId: '7',
  decisionId: 'd1',
  rule,
  timestamp: 1_780_000_000,
};

const at = (day: number) => Date.UTC(2026, 4, day) / 1000;
function monthOf(changes: object = {}) {
  return { month: '2026-05', actors: [], rules: [], undone: [], appeals: [], ...changes };
}

const log: Server = ({ path, query }) => {
  if (path.endsWith('/summary')) return { summary: monthOf() };
  if (path.endsWith('/members')) {
    const members = query.get('filter') === 'admin' ? [aCommunityMember('linnea', { isAdmin: true })] : [];
    return { members, count: members.length, links: {} };
  }
  return { entries: [entry], links: {} };
};

it('CommunityLogPage leads moderators from an act to the post, the decision and the member', async () => {
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', log);
  const line = (await screen.findByText('Took a post down')).closest('li');
  if (!line) throw new Error('The act is no line of the log');
  const hrefOf = (name: string) => within(line).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('See it')).toBe('/communities/wool/moderation/7');
  expect(hrefOf('Read it')).toBe('/communities/wool/moderation/decisions/d1');
  expect(hrefOf('frog')).toBe('/communities/wool/moderation/members/frog');
  expect(within(line).getByText('linnea')).toBeTruthy();
});

it('CommunityLogPage draws a month by person and day, ranks its rules and tells how appeals ended', async () => {
  const linnea = { actorKind: 'member', actor: aBlog('linnea') };
  const summary = monthOf({
    actors: [
      { ...linnea, days: [{ dayTs: at(2), removedCount: 3, restoredCount: 1, otherCount: 0 }] },
      {
        actorKind: 'automatic_rule',
        days: [{ dayTs: at(4), removedCount: 0, restoredCount: 0, otherCount: 1 }],
      },
    ],
    rules: [{ rule, count: 3, undoneCount: 1 }],
    undone: [
      {
        entryId: 'e1',
        undoneById: 'e2',
        acted: { ...linnea, dayTs: at(2) },
        undone: { ...linnea, dayTs: at(2) },
      },
    ],
    appeals: [
      {
        ...{
          decisionId: 'd1',
          kind: 'post',
          blog: aBlog('frog'),
          decidedBy: aBlog('linnea'),
          decidedTs: at(2),
        },
        ...{ sentTs: at(3), state: 'accepted', answeredBy: aBlog('mara'), answeredTs: at(8) },
      },
    ],
  });
  open(
    '/moderation/activity?month=2026-05',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    (request) => (request.path.endsWith('/summary') ? { summary } : log(request)),
  );
  const row = await screen.findByRole('row', { name: /^linnea 4/ });
  expect(within(row).getByText('May 2: 3 taken down, 1 put back')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    '/communities/wool/moderation/activity?by=linnea&month=2026-05',
  );
  expect(screen.getByText('1 was taken back.', { exact: false })).toBeTruthy();
  const ranks = screen.getByRole('region', { name: 'By rule' });
  expect(within(ranks).getByText('3 acts, 1 put back')).toBeTruthy();
  const [appeals] = screen.getAllByRole('heading', { name: 'Appeals in May 2026' });
  const outcome = appeals?.parentElement?.querySelector('li');
  expect(outcome?.textContent).toBe(
    'RightA post by frog, back after 6 days. linnea decided, mara looked again. Read it',
  );
});

it('CommunityLogPage shows moderators the log as members see it', async () => {
  const { user, requests } = open(
    '/moderation/activity',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'As members see it' }));
  await waitFor(() => {
    const asked = requests.filter(({ query }) => query.get('audience') === 'members');
    expect(asked.map(({ path }) => path.split('/').at(-1)).sort()).toEqual(['activity', 'summary']);
  });
  const line = (await screen.findByText('Took a post down')).closest('li');
  expect(line?.querySelector('a')).toBeNull();
});

it('CommunityLogPage gives members no way into the moderation', async () => {
  const { actor: _, ...anonymous } = entry;
  const server: Server = (request) =>
    request.path.endsWith('/summary') ? log(request) : { entries: [anonymous], links: {} };
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', server, asMember);
  const line = (await screen.findByText('Took a post down')).closest('li');
  expect(line?.textContent).toContain('A moderator');
  expect(line?.querySelector('a')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Looking after Wool' })).toBeNull();
});

it('CommunityLogPage asks for the kind, the rule and the month of its address', async () => {
  const { requests } = open(
    '/moderation/activity/members?month=2026-05&rule=r1',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
  );
  await screen.findByText('Took a post down');
  const asked = requests.find(({ path }) => path.endsWith('/moderation/activity'));
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    type: 'members',
    month: '2026-05',
    rule_id: 'r1',
  });
});

it('CommunityLogPage shows moderators what one of them did, and keeps the rest of the filter', async () => {
  const { user, requests } = open(
    '/moderation/activity/members?month=2026-05',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
  );
  const moderator = await screen.findByRole('combobox', { name: 'Moderator' });
  await screen.findByRole('option', { name: 'linnea' });
  await user.selectOptions(moderator, 'linnea');
  await waitFor(() => {
    const asked = requests.findLast(({ path }) => path.endsWith('/moderation/activity'));
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      ...{ type: 'members', month: '2026-05', actor: 'linnea' },
    });
  });
});

it('CommunityLogPage lets members choose no person, also by its address', async () => {
  const { requests } = open(
    '/moderation/activity?by=linnea',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
    asMember,
  );
  await screen.findByText('Took a post down');
  expect(screen.queryByRole('combobox', { name: 'Moderator' })).toBeNull();
  expect(requests.some(({ query }) => query.has('actor'))).toBe(false);
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
