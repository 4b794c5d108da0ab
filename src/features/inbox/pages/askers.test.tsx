import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import InboxPage from './InboxPage.tsx';

const ivy = aBlog('ivy');

// Stubs layout methods, because jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  act(clearToasts);
});

function anAsk(layout: Post['layout']): Post {
  return aPost({
    id: '1',
    state: 'ask',
    type: 'ask',
    blog: ivy,
    blogName: 'ivy',
    summary: 'Why so?',
    layout,
  });
}
const nameless = anAsk([{ type: 'ask', blocks: [0] }]);
const named = anAsk([
  { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: 't:bo', name: 'bo', url: '/bo' } } },
]);

function open(ask: Post, refusal?: ApiFailure) {
  let anonymous = 0;
  const shown = renderApp(
    <Routes>
      <Route path="/inbox/:blogName?" element={<InboxPage />} />
    </Routes>,
    {
      path: '/inbox/ivy',
      blogs: [ivy],
      answer: ({ method, path }: ServerRequest) => {
        if (!path.endsWith('/blocks')) return { posts: [ask], total: 1, links: {} };
        if (refusal) return refusal;
        if (method === 'POST') anonymous += 1;
        if (method === 'DELETE') anonymous = 0;
        const block = { isAnonymous: true, createdTs: 1 };
        const blocks = Array.from({ length: anonymous }, () => block);
        return { block, blocks, total: anonymous, links: {} };
      },
    },
  );
  const writes = () =>
    shown.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  return { ...shown, writes };
}

it('InboxPage blocks an anonymous asker, and unblocks all of them', async () => {
  const { user, writes } = open(nameless);
  await user.click(await screen.findByRole('button', { name: 'Block the sender: Why so?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block the sender of this question?' });
  expect(dialog.textContent).toContain('You do not learn who it is');
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByText('They can no longer ask ivy anything.');
  await screen.findByText('1 sender without a name is blocked');
  await user.click(screen.getByRole('button', { name: 'Allow questions again' }));
  await screen.findByText('People without a name can ask ivy again.');
  expect(writes()).toEqual([
    ['POST', '/v2/blog/ivy/blocks', { post_id: '1' }],
    ['DELETE', '/v2/blog/ivy/blocks', undefined],
  ]);
});

it('InboxPage names the blog it blocks for a signed ask', async () => {
  const { user } = open(named);
  await user.click(await screen.findByRole('button', { name: 'Block the sender: Why so?' }));
  await screen.findByRole('dialog', { name: 'Block bo?' });
});

it('InboxPage tells a blog member without the right that they cannot block', async () => {
  const { user } = open(nameless, new ApiFailure(403, 4003, 'Only admins of ivy can do that.'));
  await user.click(await screen.findByRole('button', { name: 'Block the sender: Why so?' }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await screen.findByText('Only admins of ivy can do that.');
});
