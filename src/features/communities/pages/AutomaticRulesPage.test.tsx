import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AutomaticRule } from '#generated/zod/automaticRule.zod.ts';
import type { ModeratorPermission } from '#generated/zod/moderatorPermission.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunity } from '#tests/support/ui-communities.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import AutomaticRulesPage from './AutomaticRulesPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara');
const fresh: AutomaticRule = {
  id: 'fresh',
  isEnabled: false,
  conditions: [{ kind: 'links' }, { kind: 'new_member', days: 7 }],
  appliesTo: ['posts', 'comments'],
  action: 'hold',
  createdTs: 1_780_000_000,
  heldCount: 0,
  rightCount: 0,
};
const reported: AutomaticRule = {
  ...fresh,
  id: 'reported',
  isEnabled: true,
  conditions: [{ kind: 'reports', count: 3 }],
  setting: 'automod_reports',
  heldCount: 9,
  rightCount: 8,
};
const check = {
  days: Array.from({ length: 7 }, (_, day) => ({
    dayTs: 1_780_012_800 + day * 86_400,
    postCount: 29 + day,
    heldCount: day === 0 ? 1 : 0,
  })),
  heldCount: 3,
  rightCount: 2,
  posts: ['Three dictionaries', 'Pixel patterns', 'A third'].map((summary, index) =>
    aPost({ id: String(index + 1), summary }),
  ),
};

function open({
  rules = [fresh, reported] as unknown,
  write = {} as unknown,
  permissions = ['rules'] as ModeratorPermission[],
  role = 'moderator' as 'moderator' | 'member',
} = {}) {
  const community = aCommunity('wool', {
    title: 'Wool',
    membership: { isMember: true, role, blogName: 'mara', permissions },
    blogIds: [mara.uuid],
  });
  const answer: Answer = ({ path, method }) => {
    if (path.endsWith('/automatic_rule_checks')) return check;
    if (method !== 'GET') return write;
    if (path.endsWith('/automatic_rules')) return rules instanceof ApiFailure ? rules : { rules };
    return { community };
  };
  const page = (
    <Routes>
      <Route path="/communities/:communityId/moderation/automatic-rules" element={<AutomaticRulesPage />} />
    </Routes>
  );
  return renderApp(page, {
    path: '/communities/wool/moderation/automatic-rules',
    blogs: [mara],
    answer,
  });
}

function writes({ requests }: ReturnType<typeof open>) {
  return requests.filter(({ path, method }) => method !== 'GET' && !path.endsWith('_checks'));
}

it('AutomaticRulesPage shows last week below a rule that is off, and switches it on', async () => {
  const app = open({ write: { rule: { ...fresh, isEnabled: true } } });
  expect(await screen.findByText(/Last week it would have let 3 of 224 wait/)).toBeTruthy();
  expect(screen.getByText(/You took 2 of them down/)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Switch it on' }));
  await waitFor(() =>
    expect(writes(app)[0]?.body).toEqual({
      conditions: fresh.conditions,
      applies_to: ['posts', 'comments'],
      action: 'hold',
      is_enabled: true,
    }),
  );
});

it('AutomaticRulesPage shows two of the posts, and the others on request', async () => {
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'What it would have let wait' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show the other one' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

it('AutomaticRulesPage tries a rule again with another number', async () => {
  const app = open({ write: { rule: fresh } });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'How many days' }), '14');
  await waitFor(() =>
    expect(writes(app)[0]?.body).toMatchObject({
      conditions: [{ kind: 'links' }, { kind: 'new_member', days: 14 }],
    }),
  );
});

it('AutomaticRulesPage says what a rule held, and lets a rule of the settings only be switched off', async () => {
  open({ rules: [reported] });
  expect(await screen.findByText(/9 times in the last 30 days, right 8 times/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'This rule' }).getAttribute('aria-checked')).toBe('true');
});

it('AutomaticRulesPage changes nothing for a moderator without the right', async () => {
  const app = open({ permissions: ['decide'] });
  const [first] = await screen.findAllByRole('switch', { name: 'This rule' });
  if (first) await app.user.click(first);
  expect(screen.queryByRole('button', { name: 'Add a rule' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(writes(app)).toEqual([]);
});

it('AutomaticRulesPage adds a rule, which is off at first', async () => {
  const app = open({ rules: [], write: { rule: fresh } });
  expect(await screen.findByText('Nothing happens by itself')).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'New rule' });
  await app.user.click(within(dialog).getByRole('checkbox', { name: 'It has a link' }));
  await app.user.click(within(dialog).getByRole('checkbox', { name: 'It has certain words' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Write at least one word.')).toBeTruthy();
  await app.user.type(
    within(dialog).getByRole('textbox', { name: 'Words, one per line' }),
    'sale{Enter}cheap',
  );
  await app.user.click(within(dialog).getByRole('checkbox', { name: 'Comments' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writes(app)[0]?.body).toEqual({
      conditions: [{ kind: 'words', words: ['sale', 'cheap'] }],
      applies_to: ['posts'],
      action: 'hold',
      is_enabled: false,
    }),
  );
});

it('AutomaticRulesPage says that the rules could not be loaded', async () => {
  open({ rules: new ApiFailure(500, 0, '') });
  expect(await screen.findByText('The rules could not be loaded.')).toBeTruthy();
});

it('AutomaticRulesPage tells members that moderators alone see them', async () => {
  open({ role: 'member' });
  expect(await screen.findByText('Only its moderators see the automatic rules')).toBeTruthy();
});
