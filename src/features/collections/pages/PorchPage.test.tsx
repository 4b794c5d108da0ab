import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Porch } from '#generated/zod/porch.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import GuestPorchPage from './GuestPorchPage.tsx';
import PorchPage from './PorchPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const mara = aBlog('mara', { title: 'The long way round' });
const porch: Porch = {
  blog: mara,
  visibility: 'mutuals',
  greeting: 'Sit anywhere.',
  lanterns: [
    { title: 'odile', href: '/odile' },
    { title: 'Elsewhere', href: 'https://example.com/' },
  ],
  lights: [{ blog: aBlog('odile'), newPostCount: 2 }, {}],
  widgets: [
    { kind: 'note', size: 'wide', text: 'Back at six.' },
    { kind: 'collection', size: 'small', collectionId: 'rain' },
    { kind: 'lights', size: 'large' },
  ],
  things: [{}, { collection: ownCollection('rain', { title: 'Rain' }) }, { posts: [] }],
  version: 4,
};
const bare: Porch = {
  blog: mara,
  visibility: 'self',
  lanterns: [],
  lights: [],
  widgets: [],
  things: [],
  version: 1,
};

function answering(given: Porch, write?: Answer): Answer {
  return (request) => {
    const { method, path } = request;
    if (method === 'PUT') {
      const answered = write?.(request);
      if (answered instanceof ApiFailure) return answered;
      return { porch: { ...given, version: given.version + 1 } };
    }
    if (path.endsWith('/porch')) return { porch: given };
    if (path === '/v2/mentions' || path.startsWith('/v2/mention'))
      return { blogs: [aBlog('odile')], communities: [] };
    if (path === '/v2/collections')
      return { collections: [], counts: { collections: 0, posts: 0 }, links: {} };
    if (path === '/v2/communities')
      return { communities: [], joinTypeCounts: { free: 0, request: 0, invite: 0 }, links: {} };
    if (path === '/v2/user/following') return { blogs: [aBlog('odile')], totalBlogs: 1, links: {} };
    return { timeline: { elements: [aPost({ id: '1' })], links: {} } };
  };
}

function open(given: Porch, { query = '', write }: { query?: string; write?: Answer } = {}) {
  return renderApp(<PorchPage />, {
    path: `/_labs/patio/porch${query}`,
    blogs: [mara],
    answer: answering(given, write),
  });
}

type Requests = ReturnType<typeof open>['requests'];
const sent = (requests: Requests) => requests.filter(({ method }) => method === 'PUT').at(-1)?.body;
const wall = () => screen.findByRole('list', { name: /^Widgets, in the order/ });

it('PorchPage shows lanterns with their news, widgets and who may see it', async () => {
  open(porch);
  expect(await screen.findByRole('heading', { name: 'The long way round' })).toBeTruthy();
  const lanterns = within(screen.getByRole('navigation', { name: 'Lanterns' }));
  expect(lanterns.getByRole('link', { name: 'odile, 2 new posts' })).toBeTruthy();
  expect(lanterns.getByRole('link', { name: 'Elsewhere' })).toBeTruthy();
  expect(screen.getByText('Back at six.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Rain/ })).toBeTruthy();
  expect(screen.getByText(/People you follow back|The people you follow back/)).toBeTruthy();
});

it('PorchPage moves a widget by keys, says its place, and stores the order with Done', async () => {
  const { user, requests } = open(porch, { query: '?arrange=1' });
  const list = within(await wall());
  list.getByRole('button', { name: 'Move Note' }).focus();
  await user.keyboard(' {ArrowRight}');
  expect(await screen.findByText(/^Place 2 of 3/)).toBeTruthy();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(sent(requests)).toMatchObject({
    based_on: 4,
    widgets: [{ kind: 'collection' }, { kind: 'note' }, { kind: 'lights' }],
    lanterns: [{ title: 'odile', href: '/odile' }, { title: 'Elsewhere' }],
  });
});

it('PorchPage takes a held widget back with Escape', async () => {
  const { user } = open(porch, { query: '?arrange=1' });
  const list = await wall();
  within(list).getByRole('button', { name: 'Move Note' }).focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  const names = within(list)
    .getAllByRole('toolbar')
    .map((bar) => bar.getAttribute('aria-label'));
  expect(names).toEqual(['Note', 'Rain', 'Lights on']);
});

it('PorchPage makes a widget wider and taller, takes one down, and undoes it', async () => {
  const { user, requests } = open(porch, { query: '?arrange=1' });
  const list = within(await wall());
  await user.click(list.getByRole('button', { name: 'Make Rain wider' }));
  await user.click(list.getByRole('button', { name: 'Make Rain taller' }));
  await user.click(list.getByRole('button', { name: 'More about Note' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take it down' }));
  expect(list.queryByRole('button', { name: 'Move Note' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(sent(requests)).toMatchObject({ widgets: [{ kind: 'note' }, { size: 'large' }, {}] });
});

it('PorchPage hangs up a note, a lantern and chooses who may see it', async () => {
  const { user, requests } = open(bare, { query: '?arrange=1' });
  await user.click(await screen.findByRole('button', { name: 'Note' }));
  await user.type(await screen.findByRole('textbox', { name: 'What is chalked on it' }), 'Come in');
  await user.click(screen.getByRole('button', { name: 'Hang it up' }));
  await user.click(screen.getByRole('button', { name: 'Hang a lantern' }));
  await user.type(screen.getByRole('combobox', { name: 'Name of the blog' }), 'odile{Enter}');
  expect(await screen.findByRole('button', { name: 'Take down odile' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Members' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(sent(requests)).toEqual({
    based_on: 1,
    visibility: 'members',
    lanterns: [{ title: 'odile', href: '/odile' }],
    widgets: [{ kind: 'note', size: 'wide', text: 'Come in' }],
  });
});

it('PorchPage says that another browser changed the porch first', async () => {
  const { user } = open(porch, {
    query: '?arrange=1',
    write: () => new ApiFailure(409, 4009, 'Changed.', { reason: 'porch' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Another browser changed your porch first/)).toBeTruthy();
});

it('PorchPage offers three arrangements while it is bare', async () => {
  const { user } = open(bare);
  expect(await screen.findByRole('heading', { name: 'A bare porch' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /The noticeboard/ }));
  await user.click(await screen.findByRole('button', { name: 'Hang these up' }));
  const list = within(await wall());
  expect(list.getByRole('button', { name: 'Move Lights on' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take down odile' })).toBeTruthy();
});

it('GuestPorchPage shows a porch without what arranges it', async () => {
  renderApp(
    <Routes>
      <Route path="/:blogname/porch" element={<GuestPorchPage />} />
    </Routes>,
    {
      path: '/mara/porch',
      blogs: [aBlog('odile')],
      answer: answering(porch),
    },
  );
  expect(await screen.findByRole('heading', { name: 'The long way round' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Arrange' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Your patio' })).toBeTruthy();
});
