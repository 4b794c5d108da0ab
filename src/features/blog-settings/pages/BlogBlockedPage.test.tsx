import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { BlockedBlog } from '#generated/zod/blockedBlog.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { namesOf } from '../data/blog-blocks.ts';
import BlogBlockedPage from './BlogBlockedPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const club = aBlog('club', { primary: false, admin: true });
const rude: BlockedBlog = { blog: aBlog('rude'), createdTs: 1_780_000_000 };
const nameless: BlockedBlog = { isAnonymous: true, createdTs: 1_780_000_001 };

function show(blocks: readonly BlockedBlog[], answer: Answer = () => undefined, home = club) {
  let kept = blocks;
  const page = (
    <Routes>
      <Route path="/settings/blog/:blogName/blocked" element={<BlogBlockedPage />} />
    </Routes>
  );
  return renderApp(page, {
    path: '/settings/blog/club/blocked',
    blogs: [aBlog('mara', { admin: true }), home],
    answer: (requests) => {
      if (requests.method === 'GET') return { blocks: kept, total: kept.length, links: {} };
      if (requests.method === 'DELETE') kept = [];
      return answer(requests);
    },
  });
}
function written(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, body]);
}

it.each([
  ['@bo, ann;\n cleo  bo', ['bo', 'ann', 'cleo']],
  [' ,\n@ ', []],
  ['bo', ['bo']],
])('BlogBlockedPage reads the names in %j', (typed, names) => {
  expect(namesOf(typed)).toEqual(names);
});

it('BlogBlockedPage lists blocked blogs with a button to unblock, and anonymous askers as one entry', async () => {
  const { user, requests } = show([nameless, { ...nameless, createdTs: 1_780_000_002 }, rude]);
  const list = within(await screen.findByRole('list', { name: 'Blocked from club' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('Whoever asked without a name')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Unblock everybody who asked without a name' })).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Unblock rude' }));
  await screen.findByText('club has blocked nobody');
  expect(written(requests)).toEqual([['DELETE', '/v2/blog/club/blocks/rude', undefined]]);
});

it('BlogBlockedPage reports a failed list and loads it again', async () => {
  let isDown = true;
  const page = (
    <Routes>
      <Route path="/settings/blog/:blogName/blocked" element={<BlogBlockedPage />} />
    </Routes>
  );
  const { user } = renderApp(page, {
    path: '/settings/blog/club/blocked',
    blogs: [club],
    answer: () => (isDown ? new ApiFailure(500, 5000, 'Not now.') : { blocks: [rude], total: 1, links: {} }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'Blocked from club' })).toBeTruthy();
});

it('BlogBlockedPage blocks one blog by name; a refusal stands at the field and keeps the text', async () => {
  let refusal: ApiFailure | undefined = new ApiFailure(404, 4004, 'There is no such blog.');
  const { user, requests } = show([], () => refusal ?? { block: rude });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Names of blogs' });
  const block = screen.getByRole('button', { name: 'Block' });
  await user.click(block);
  expect(screen.getByText('Type the name of a blog.')).toBeTruthy();
  await user.type(field, '@rude');
  await user.click(block);
  await screen.findByText('There is no such blog.');
  expect(field.value).toBe('@rude');
  refusal = undefined;
  await user.click(block);
  await waitFor(() => expect(field.value).toBe(''));
  expect(
    within(screen.getByRole('list', { name: 'Result for each name' })).getByText('blocked'),
  ).toBeTruthy();
  const put = ['PUT', '/v2/blog/club/blocks/rude', undefined];
  expect(written(requests)).toEqual([put, put]);
});

it('BlogBlockedPage blocks many blogs, reports each result, and asks before it blocks followed ones', async () => {
  const { user, requests } = show([], ({ body }) => {
    const { force } = body as { force?: boolean };
    const bo = { name: 'bo', outcome: force ? 'blocked' : 'followed' };
    const others = ['blocked', 'own', 'unknown'].map((outcome) => ({ name: `x-${outcome}`, outcome }));
    return { blocked: 1, passedOver: [], unknown: [], names: force ? [bo] : [bo, ...others] };
  });
  await user.type(
    await screen.findByRole('textbox', { name: 'Names of blogs' }),
    'bo, x-blocked{Enter}@x-own x-unknown',
  );
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const list = await screen.findByRole('list', { name: 'Result for each name' });
  const rows = () =>
    within(screen.getByRole('list', { name: 'Result for each name' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  const rest = [
    'x-blocked blocked',
    'x-own not blocked: it is your own blog',
    'x-unknown no blog has this name',
  ];
  expect(rows()).toEqual(['bo not blocked: you follow it', ...rest]);
  await user.click(screen.getByRole('button', { name: 'Also block blogs I follow' }));
  await waitFor(() => expect(rows()).toEqual(['bo blocked', ...rest]));
  expect(screen.queryByRole('button', { name: 'Also block blogs I follow' })).toBeNull();
  const bulk = '/v2/blog/club/blocks/bulk';
  expect(written(requests)).toEqual([
    ['POST', bulk, { blocked_tumblelogs: 'bo,x-blocked,x-own,x-unknown' }],
    ['POST', bulk, { blocked_tumblelogs: 'bo', force: true }],
  ]);
});

it('BlogBlockedPage is for admins of the blog', async () => {
  const { requests } = show([rude], undefined, aBlog('club', { primary: false, admin: false }));
  expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeTruthy();
  expect(requests.some(({ path }) => path.includes('/blocks'))).toBe(false);
});
