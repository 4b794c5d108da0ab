import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getGetColumnTimelineQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import PatioPage from './PatioPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const columns: PatioColumn[] = [
  { id: 'column-1', width: 'regular', timeline: 'following' },
  { id: 'column-2', width: 'narrow', query: 'fog' },
];

function open(given: PatioColumn[], write?: Answer) {
  let stored = { columns: given, version: 4 };
  const answer: Answer = (request) => {
    const { method, path } = request;
    if (method === 'PUT') {
      const answered = write?.(request);
      if (answered instanceof ApiFailure) return answered;
      stored = { columns: (request.body as { columns: PatioColumn[] }).columns, version: stored.version + 1 };
      return { patio: stored };
    }
    if (path === '/v2/feed_rules/check') return { postsPerWeek: 63, posts: [], blogs: [], faults: [] };
    if (path === '/v2/patio') return { patio: stored };
    if (path === '/v2/collections')
      return {
        collections: [ownCollection('rain', { title: 'Rain' })],
        counts: { collections: 1, posts: 0 },
        links: {},
      };
    return { timeline: { elements: [aPost({ id: path.includes('column-1') ? '1' : '2' })], links: {} } };
  };
  return renderApp(<PatioPage />, { path: '/_labs/patio', blogs: [aBlog('mara')], answer });
}

type Requests = ReturnType<typeof open>['requests'];
const sent = (requests: Requests) => requests.filter(({ method }) => method === 'PUT').at(-1)?.body;
function idsSent(requests: Requests) {
  return (sent(requests) as { columns: PatioColumn[] }).columns.map(({ id }) => id);
}

it('PatioPage shows columns side by side, each with its own posts', async () => {
  const { requests } = open(columns);
  const following = await screen.findByRole('region', { name: 'Following' });
  expect(await within(following).findByText('A walk by the sea.')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'fog' })).toBeTruthy();
  expect(requests.map(({ path }) => path)).toContain('/v2/patio/columns/column-2/timeline');
});

it('PatioPage moves a column by the arrow keys and widens it with Shift, and says where it stands', async () => {
  const { user, requests } = open(columns);
  (await screen.findByRole('button', { name: /^Following.*Move with/ })).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Place 2 of 2')).toBeTruthy();
  expect(idsSent(requests)).toEqual(['column-2', 'column-1']);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(sent(requests)).toMatchObject({ columns: [{ id: 'column-2' }, { id: 'column-1', width: 'wide' }] });
});

it('PatioPage takes a column down from its menu', async () => {
  const { user, requests } = open(columns);
  await user.click(await screen.findByRole('button', { name: 'More about fog' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take down the column' }));
  expect(sent(requests)).toEqual({ columns: [columns[0]], version: 4 });
});

it('PatioPage adds a tag, a search and a collection by a sentence', async () => {
  const { user, requests } = open(columns);
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What it shows' }), 'rule');
  await user.click(await screen.findByRole('button', { name: 'Add a blog or a tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Posts with a tag' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), '#fog{Enter}');
  expect(await screen.findByText('63 posts a week')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent(requests)).toMatchObject({
    columns: [{}, {}, { id: 'column-3', title: '#fog', rule: { clauses: [{ tags: ['fog'] }] } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  const choice = await screen.findByRole('combobox', { name: 'What it shows' });
  await screen.findByRole('option', { name: 'Collection: Rain' });
  await user.selectOptions(choice, 'collection:rain');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent(requests)).toMatchObject({
    columns: [{}, {}, {}, { id: 'column-4', timeline: 'collection:rain', title: 'Rain' }],
  });
});

it('PatioPage offers three decks while there are no columns', async () => {
  const { user, requests } = open([]);
  await user.click(await screen.findByRole('radio', { name: /Around the table/ }));
  await user.click(screen.getByRole('button', { name: 'Use this deck' }));
  expect(await screen.findByRole('region', { name: 'Mutuals' })).toBeTruthy();
  expect(sent(requests)).toMatchObject({ columns: [{ timeline: 'mutuals' }, { timeline: 'following' }] });
});

it('PatioPage announces new posts of a column and shows them only when they are asked for', async () => {
  const { user, queryClient } = open([{ id: 'column-1', width: 'regular', timeline: 'following' }]);
  const column = within(await screen.findByRole('region', { name: 'Following' }));
  expect(await column.findAllByRole('article')).toHaveLength(1);
  const fresh = ['9', '8', '1'].map((id) => aPost({ id }));
  const { queryKey } = getGetColumnTimelineQueryOptions('column-1');
  act(() => {
    queryClient.setQueryData(queryKey, {
      meta: { status: 200, msg: 'OK' },
      response: { timeline: { elements: fresh, links: {} } },
    } as never);
  });
  const button = await column.findByRole('button', { name: /^2 new/ });
  expect(column.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Following, 2 new posts' })).toBeTruthy();
  await user.click(button);
  expect(column.getAllByRole('article')).toHaveLength(3);
  expect(column.getByText('You had read up to here')).toBeTruthy();
  expect(column.getByRole('button', { name: 'Back to where you were' })).toBeTruthy();
});

it('PatioPage finds the place of a column again by its first post in view', async () => {
  sessionStorage.setItem('column-places', JSON.stringify({ 'column-1': { postId: '1', offset: -5 } }));
  open([{ id: 'column-1', width: 'regular', timeline: 'following' }]);
  const posts = await screen.findByRole('region', { name: 'Posts of Following' });
  await within(posts).findByRole('article');
  expect(posts.scrollTop).toBe(5);
  sessionStorage.clear();
});

it('PatioPage shows what another browser stored when it changed the columns first', async () => {
  const { user } = open(columns, () => new ApiFailure(409, 4009, 'Changed.', { reason: 'patio' }));
  await user.click(await screen.findByRole('button', { name: 'More about fog' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take down the column' }));
  expect(await screen.findByText(/Another browser changed your columns first/)).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'fog' })).toBeTruthy();
});
