import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getGetColumnTimelineQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { LazyColumnList } from '#src/app/elements/column-list.ts';
import { applyLiveEvent } from '#src/app/providers/apply-live-event.ts';
import { ColumnListContext } from '#src/entities/columns/column-list-context.ts';
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

const mention = {
  id: '7',
  type: 'like',
  timestamp: 1_780_000_000,
  unread: true,
  title: 'ann liked your post',
  actors: [aBlog('ann')],
  actorCount: 1,
  count: 1,
  targetPost: { id: '7', blogName: 'mara', type: 'text', summary: 'A walk', postUrl: '/mara/7' },
};
const ask = aPost({
  id: '8',
  state: 'ask',
  type: 'ask',
  summary: 'What do you carry?',
  content: [{ type: 'text', text: 'What do you carry?' }],
  layout: [{ type: 'ask', blocks: [0] }],
});

function open(given: PatioColumn[], write?: Answer, tags: readonly string[] = []) {
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
    if (path === '/v2/user/followed_tags')
      return {
        tags: tags.map((name) => ({ name, isFollowed: true, postCount: 1, followerCount: 1 })),
        total: tags.length,
        links: {},
      };
    if (path === '/v2/blog/mara/notifications')
      return { notifications: [mention], links: {}, unreadCount: 1 };
    if (path === '/v2/user/inbox') return { posts: [ask], total: 1, links: {} };
    if (path === '/v2/patio') return { patio: stored };
    if (path === '/v2/collections')
      return {
        collections: [ownCollection('rain', { title: 'Rain' })],
        counts: { collections: 1, posts: 0 },
        links: {},
      };
    return { timeline: { elements: [aPost({ id: path.includes('column-1') ? '1' : '2' })], links: {} } };
  };
  const elsewhere = (columns: PatioColumn[]): void => {
    stored = { columns, version: stored.version + 1 };
  };
  const app = renderApp(
    <ColumnListContext value={LazyColumnList}>
      <PatioPage />
    </ColumnListContext>,
    { path: '/_labs/patio', blogs: [aBlog('mara')], answer },
  );
  return { ...app, elsewhere };
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
  await waitFor(() => expect(idsSent(requests)).toEqual(['column-2', 'column-1']));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({
      columns: [{ id: 'column-2' }, { id: 'column-1', width: 'wide' }],
    }),
  );
});

it('PatioPage moves a column that is dragged by its head beside another one', async () => {
  const { requests } = open(columns);
  const handle = await screen.findByRole('button', { name: /^Following.*Move with/ });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = columns.findIndex(({ id }) => id === this.getAttribute('data-item'));
    return new DOMRect(at * 400, 0, 400, 800);
  });
  Element.prototype.setPointerCapture = vi.fn();
  window.scrollBy = vi.fn();
  fireEvent.pointerDown(handle, { button: 0, clientX: 100, clientY: 300 });
  fireEvent.pointerMove(handle, { clientX: 700, clientY: 300 });
  expect(sent(requests)).toBeUndefined();
  fireEvent.pointerUp(handle);
  await waitFor(() => expect(idsSent(requests)).toEqual(['column-2', 'column-1']));
  vi.restoreAllMocks();
});

it('PatioPage bases a second change on the version that the first one made', async () => {
  const { user, requests } = open(columns);
  (await screen.findByRole('button', { name: /^Following.*Move with/ })).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Shift}');
  const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toHaveLength(3));
  expect(puts()).toMatchObject([
    { version: 4, columns: [{ width: 'wide' }, {}] },
    { version: 5, columns: [{ width: 'regular' }, {}] },
    { version: 6, columns: [{ width: 'narrow' }, {}] },
  ]);
});

it('PatioPage reads the posts of a new column only when it is stored', async () => {
  const { user, requests } = open(columns, () => new ApiFailure(503, 1000, 'Busy.'));
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What it shows' }), 'likes');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/not saved|Busy/)).toBeTruthy();
  const read = requests.flatMap(({ path }) => path.match(/columns\/(.*)\/timeline/)?.[1] ?? []);
  expect([...new Set(read)].sort()).toEqual(['column-1', 'column-2']);
});

it('PatioPage shows activity, mentions and the inbox as columns, read with their own calls', async () => {
  const { requests } = open([
    { id: 'a', width: 'regular', timeline: 'activity' },
    { id: 'm', width: 'regular', timeline: 'mentions' },
    { id: 'i', width: 'regular', timeline: 'inbox' },
  ]);
  await waitFor(() => expect(screen.getAllByText(/liked your post/)).toHaveLength(2), { timeout: 5000 });
  expect(await screen.findByRole('button', { name: 'Answer: What do you carry?' })).toBeTruthy();
  for (const name of ['Activity', 'Mentions', 'Inbox'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  const filters = requests
    .filter(({ path }) => path.endsWith('/notifications'))
    .map(({ query }) => query.get('filter'));
  expect(new Set(filters)).toEqual(new Set(['all', 'mentions']));
  expect(requests.some(({ path, method }) => path.includes('/timeline') || method === 'PUT')).toBe(false);
});

it('PatioPage keeps the head of a new column when its list arrives, so that a menu stays open', async () => {
  const heads = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const head of screen.queryAllByRole('region', { name: 'Likes' })) heads.add(head);
  });
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Start with one column' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What it shows' }), 'likes');
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('A walk by the sea.');
  observer.disconnect();
  expect(heads.size).toBe(1);
});

it('PatioPage mutes a column, shows it as pictures, and changes what it shows, from its menu', async () => {
  const { user, requests } = open(columns);
  const pick = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'More about fog' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await pick('Mute new posts');
  await waitFor(() => expect(sent(requests)).toMatchObject({ columns: [{}, { isMuted: true }] }));
  await pick('Masonry, only pictures');
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({ columns: [{}, { layout: 'masonry', isPictures: true }] }),
  );
  await pick('Change what it shows');
  const words = await screen.findByRole('textbox', { name: 'Words to search for' });
  await user.clear(words);
  await user.type(words, 'mist');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which posts' }), 'originals');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Only posts of this kind' }), 'photo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({
      columns: [
        { id: 'column-1' },
        {
          query: 'mist',
          filter: 'originals',
          types: ['photo'],
          layout: 'masonry',
          isMuted: true,
          width: 'narrow',
        },
      ],
    }),
  );
  expect(idsSent(requests)[1]).not.toBe('column-2');
});

it('PatioPage takes a column down from its menu', async () => {
  const { user, requests } = open(columns);
  await user.click(await screen.findByRole('button', { name: 'More about fog' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take down the column' }));
  await waitFor(() => expect(sent(requests)).toEqual({ columns: [columns[0]], version: 4 }));
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
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({
      columns: [{}, {}, { title: '#fog', rule: { clauses: [{ tags: ['fog'] }] } }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a column' }));
  const choice = await screen.findByRole('combobox', { name: 'What it shows' });
  await screen.findByRole('option', { name: 'Collection: Rain' });
  await user.selectOptions(choice, 'collection:rain');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({
      columns: [{}, {}, {}, { timeline: 'collection:rain', title: 'Rain' }],
    }),
  );
});

it('PatioPage offers three decks while there are no columns, one of them made from followed tags', async () => {
  const { user, requests } = open([], undefined, ['fog', 'rye']);
  expect(await screen.findByText('Made from #fog and #rye, which you follow.')).toBeTruthy();
  expect(
    screen.getByRole('radio', { name: /Behind the counter.*Activity, Inbox, mara, Mentions/s }),
  ).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /On the trail/ }));
  await user.click(screen.getByRole('button', { name: 'Use this deck' }));
  expect(await screen.findByRole('region', { name: '#fog, #rye' })).toBeTruthy();
  const rule = { clauses: [{ tags: ['fog', 'rye'] }] };
  await waitFor(() =>
    expect(sent(requests)).toMatchObject({
      columns: [{ rule }, { rule, layout: 'masonry', isPictures: true }, { query: 'fog' }],
    }),
  );
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
  expect(await screen.findByRole('button', { name: 'Following, 2 new posts' })).toBeTruthy();
  await user.click(button);
  expect(column.getAllByRole('article')).toHaveLength(3);
  expect(column.getByText('You had read up to here')).toBeTruthy();
  expect(await column.findByRole('button', { name: 'Back to where you were' })).toBeTruthy();
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

it('PatioPage shows columns that another browser changed, keeps those that are read, and a column being edited', async () => {
  const { user, elsewhere, queryClient, requests } = open(columns);
  const read = await screen.findByRole('region', { name: 'Following' });
  await within(read).findByRole('article');
  await user.click(screen.getByRole('button', { name: 'More about fog' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change what it shows' }));
  await screen.findByRole('dialog');
  elsewhere([{ id: 'column-3', width: 'regular', query: 'rain' }, ...columns.slice(0, 1)]);
  act(() => applyLiveEvent(queryClient, { kind: 'columns' }));
  await waitFor(() => expect(screen.getAllByRole('region', { hidden: true, name: 'rain' })).toHaveLength(1));
  expect(screen.queryByRole('region', { hidden: true, name: 'fog' })).toBeNull();
  expect(screen.getByRole('region', { hidden: true, name: 'Following' })).toBe(read);
  expect(requests.filter(({ path }) => path.includes('column-1')).length).toBe(1);
});
