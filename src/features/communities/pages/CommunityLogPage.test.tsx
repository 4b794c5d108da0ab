import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Community } from '#generated/zod/community.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCommunity, aCommunityMember } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CommunityLogPage from './CommunityLogPage.tsx';

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

/** Returns the line of the log with this sentence. */
function lineOf(sentence: string): Promise<HTMLElement> {
  return waitFor(() => {
    const line = screen
      .getAllByRole('listitem')
      .find((item) => item.querySelector(':scope > p')?.textContent === sentence);
    if (!line) throw new Error(`No line says: ${sentence}`);
    return line;
  });
}

it('CommunityLogPage leads moderators from an act to the post, the decision and the member', async () => {
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', log);
  const line = await lineOf('linnea took a post by frog down: rule 1, No shops');
  const hrefOf = (name: string) => within(line).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('a post')).toBe('/communities/wool/moderation/7');
  expect(hrefOf('Read it')).toBe('/communities/wool/moderation/decisions/d1');
  expect(hrefOf('frog')).toBe('/communities/wool/moderation/members/frog');
  expect(hrefOf('linnea')).toBe('/communities/wool/moderation/members/linnea');
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
  const inRow = (name: RegExp | string) => within(row).getByRole('link', { name }).getAttribute('href');
  expect(inRow(/^linnea/)).toBe('/communities/wool/moderation/activity?by=linnea&month=2026-05');
  expect(inRow('May 2: 3 taken down, 1 put back')).toBe(
    '/communities/wool/moderation/activity?by=linnea&day=2026-05-02#acts',
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
  const line = await lineOf('linnea took a post by frog down: rule 1, No shops');
  expect(line.querySelector('a')).toBeNull();
});

it('CommunityLogPage gives members no way into the moderation', async () => {
  const { actor: _actor, target: _target, ...anonymous } = entry;
  const server: Server = (request) =>
    request.path.endsWith('/summary') ? log(request) : { entries: [anonymous], links: {} };
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', server, asMember);
  const line = await lineOf('A moderator took a post down: rule 1, No shops');
  expect(line.querySelector('a')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Looking after Wool' })).toBeNull();
});

it('CommunityLogPage asks for the kind, the rule and the month of its address', async () => {
  const { requests } = open(
    '/moderation/activity/members?month=2026-05&rule=r1',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
  );
  await lineOf('linnea took a post by frog down: rule 1, No shops');
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
  await lineOf('linnea took a post by frog down: rule 1, No shops');
  expect(screen.queryByRole('combobox', { name: 'Moderator' })).toBeNull();
  expect(requests.some(({ query }) => query.has('actor'))).toBe(false);
});

it('CommunityLogPage asks for the day of its address, says so, and marks it in the chart', async () => {
  const days = [2, 4].map((day) => ({ dayTs: at(day), removedCount: 1, restoredCount: 0, otherCount: 0 }));
  const summary = monthOf({ actors: [{ actorKind: 'member', actor: aBlog('linnea'), days }] });
  const { user, requests } = open(
    '/moderation/activity?day=2026-05-02&by=linnea',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    (request) => (request.path.endsWith('/summary') ? { summary } : log(request)),
  );
  const chosen = await screen.findByRole('link', { name: 'May 2: 1 taken down' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
  const other = screen.getByRole('link', { name: 'May 4: 1 taken down' });
  expect(other.getAttribute('aria-current')).toBeNull();
  const asked = () => requests.findLast(({ path }) => path.endsWith('/moderation/activity'))?.query;
  expect(Object.fromEntries(asked() ?? [])).toMatchObject({ day: '2026-05-02', actor: 'linnea' });
  expect(requests.find(({ path }) => path.endsWith('/summary'))?.query.get('month')).toBe('2026-05');
  const note = screen.getByText('Only what linnea did on May 2.', { exact: false });
  expect(note.closest('[role="status"]')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'May 4');
  await waitFor(() => expect(asked()?.get('day')).toBe('2026-05-04'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'any day');
  await waitFor(() => expect(asked()?.has('day')).toBe(false));
  expect(asked()?.get('month')).toBe('2026-05');
});

it('CommunityLogPage reads no day that no calendar has', async () => {
  const { requests } = open(
    '/moderation/activity?day=2026-02-30',
    <CommunityLogPage />,
    '/moderation/activity/:activityType?',
    log,
  );
  await lineOf('linnea took a post by frog down: rule 1, No shops');
  expect(requests.some(({ query }) => query.has('day'))).toBe(false);
});

/** Acts with the sentences that tell them to moderators, and to members, who learn no names. */
const TOLD: readonly [object, string, string][] = [
  [{ action: 'comment_restored', commentId: '9' }, 'put a comment by frog back', 'put a comment back'],
  [{ action: 'member_banned' }, 'banned frog', 'banned a member'],
  [{ action: 'request_approved' }, 'let frog in', 'let somebody in'],
  [
    { action: 'role_changed', changes: [{ field: 'role', before: 'member', after: 'moderator' }] },
    'made frog a moderator',
    'changed the role of a member',
  ],
  [{ action: 'settings_changed' }, 'changed the settings', 'changed the settings'],
];

it.each(TOLD)('CommunityLogPage tells an act as one sentence: %o', async (act, toModerators, toMembers) => {
  const { rule: _rule, actor, target, ...bare } = entry;
  const entries = [
    { ...bare, ...act, id: 'e1', actor, target },
    { ...bare, ...act, id: 'e2' },
  ];
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', (request) =>
    request.path.endsWith('/moderation/activity') ? { entries, links: {} } : log(request),
  );
  await lineOf(`linnea ${toModerators}`);
  await lineOf(`A moderator ${toMembers}`);
});

it('CommunityLogPage tells what an automatic rule did, and what a newer server calls by a name unknown here', async () => {
  const { actor: _actor, rule: _rule, ...bare } = entry;
  const entries = [
    { ...bare, id: 'e1', type: 'automod', action: 'automod_held', actorKind: 'automatic_rule' },
    { ...bare, id: 'e2', type: 'settings', action: 'moon_phase_set', target: undefined },
  ];
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', (request) =>
    request.path.endsWith('/moderation/activity') ? { entries, links: {} } : log(request),
  );
  await lineOf('An automatic rule let a post by frog wait');
  await lineOf('A moderator: Settings');
});

it('CommunityLogPage says what changed in the settings and in the house rules', async () => {
  const { postId: _post, decisionId: _decision, target: _target, rule: _rule, ...bare } = entry;
  const entries = [
    {
      ...{ ...bare, id: 'e1', type: 'settings', action: 'settings_changed' },
      changes: [
        { field: 'title', before: 'Wool', after: 'Woollens' },
        { field: 'privacy', before: 'false', after: 'true' },
        { field: 'theme' },
        { field: 'unknown_here', after: 'x' },
      ],
    },
    {
      ...{ ...bare, id: 'e2', type: 'settings', action: 'rule_changed', rule },
      changes: [{ field: 'text', before: 'No shop', after: 'No shops' }],
    },
  ];
  open('/moderation/activity', <CommunityLogPage />, '/moderation/activity/:activityType?', (request) =>
    request.path.endsWith('/moderation/activity') ? { entries, links: {} } : log(request),
  );
  const settings = await lineOf('linnea changed the settings');
  expect([...settings.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Title: Woollens, before Wool',
    'Visibility: Private, before Public',
    'Its colours',
  ]);
  const reworded = await lineOf('linnea reworded a house rule: No shops');
  expect(within(reworded).getByText('No shop')).toBeTruthy();
});
