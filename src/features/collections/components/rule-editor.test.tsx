import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { RuleEditor } from './RuleEditor.tsx';

const mara = aBlog('mara');
const fog: FeedRule = { clauses: [{ tags: ['fog', 'sea'], tagMode: 'any' }] };

function Edited({ initial, seen }: { initial: FeedRule | undefined; seen: (FeedRule | undefined)[] }) {
  const [rule, setRule] = useState(initial);
  return (
    <RuleEditor
      rule={rule}
      onChange={(next) => {
        seen.push(next);
        setRule(next);
      }}
    />
  );
}

function open(initial: FeedRule | undefined, faults: object[] = []) {
  const seen: (FeedRule | undefined)[] = [];
  const answer: Answer = ({ path, body }) => {
    if (path.startsWith('/v2/mention/')) return { blogs: [mara] };
    const { rule } = body as { rule: FeedRule };
    const isAll = rule.clauses[0]?.tagMode === 'all';
    return { postsPerWeek: isAll ? 2 : 31, posts: [], blogs: [mara], faults };
  };
  return { ...renderApp(<Edited initial={initial} seen={seen} />, { blogs: [aBlog('bo')], answer }), seen };
}

it('RuleEditor says a rule as a sentence with the posts that it finds in a week', async () => {
  open({ ...fog, excluded: { words: ['machine'] }, originalsOnly: true });
  expect(await screen.findByText('31 posts a week')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Posts tagged #fog or #sea',
    'without “machine”',
    'only originals',
    'Add a blog, a tag or an exception',
  ]);
});

it('RuleEditor joins tags by and, with what that would find', async () => {
  const { user, seen } = open(fog);
  await screen.findByText('31 posts a week');
  await user.click(screen.getByRole('button', { name: 'or: any of these tags' }));
  const all = await screen.findByRole('menuitem', { name: /and: all of them at once/ });
  expect(within(all).getByText('2 a week')).toBeTruthy();
  await user.click(all);
  expect(seen.at(-1)?.clauses[0]?.tagMode).toBe('all');
  expect(await screen.findByText('2 posts a week')).toBeTruthy();
});

it('RuleEditor begins a rule with a blog, found by its name', async () => {
  const { user, seen } = open(undefined);
  await user.click(screen.getByRole('button', { name: 'Add a blog or a tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Posts by a blog' }));
  await user.type(screen.getByRole('combobox', { name: 'Name of the blog' }), '@mara{Enter}');
  expect(await screen.findByRole('button', { name: 'mara: change or remove' })).toBeTruthy();
  expect(seen).toEqual([{ clauses: [{ blogs: [mara.uuid], tagMode: 'any' }] }]);
});

it('RuleEditor says that a blog does not exist and keeps what was typed', async () => {
  const { user, seen } = open(undefined);
  await user.click(screen.getByRole('button', { name: 'Add a blog or a tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Posts by a blog' }));
  await user.type(screen.getByRole('combobox', { name: 'Name of the blog' }), 'nobody{Enter}');
  expect(await screen.findByText('There is no blog with this name.')).toBeTruthy();
  expect(seen).toEqual([]);
});

it('RuleEditor strikes a part that finds nothing and says why', async () => {
  open(fog, [{ field: 'clauses.0.tags.1', reason: 'no_posts' }]);
  expect(
    await screen.findByRole('button', { name: '#sea: it has no posts yet. Change or remove' }),
  ).toBeTruthy();
  expect(screen.getByText(/A struck part finds nothing/)).toBeTruthy();
});

it('RuleEditor ends a rule with its last part', async () => {
  const { user, seen } = open({ clauses: [{ tags: ['fog'], tagMode: 'any' }] });
  await user.click(await screen.findByRole('button', { name: '#fog: change or remove' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(seen).toEqual([undefined]);
});
