import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { BlogHead } from './BlogHead.tsx';

afterEach(() => {
  act(clearToasts);
  act(clearOverlays);
});

const bo = aBlog('bo', { followed: true });
const ANSWERS = {
  mutedBlog: { blog: bo, kind: 'all', scopes: ['dashboard'], createdTs: 1 },
  block: { blog: bo, createdTs: 1 },
  report: { id: 'r1', reason: 'spam', createdTs: 1, state: 'open' },
};

/** Renders the header of bo's blog for a member; returns the writes the server received. */
function show(blog: Blog = bo, answer: Answer = () => ANSWERS, blogs = [aBlog('ivy')]) {
  const written: ServerRequest[] = [];
  const shown = renderApp(<BlogHead blog={blog} />, {
    blogs,
    answer: (asked) => {
      if (asked.method !== 'GET') written.push(asked);
      return answer(asked);
    },
  });
  const choose = async (name: string) => {
    await shown.user.click(await screen.findByRole('button', { name: 'Blog options' }));
    await shown.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...shown, choose, calls: () => written.map(({ method, path, body }) => [method, path, body]) };
}

it('BlogMenu subscribes to and unsubscribes from new posts of a followed blog', async () => {
  const first = show();
  await first.choose('Notify me of new posts');
  await screen.findByText('You get notifications of new posts of bo.');
  expect(first.calls()).toEqual([['POST', '/v2/blog/bo/subscription', undefined]]);
  first.unmount();
  const subscribed = show({ ...bo, subscribed: true });
  await subscribed.choose('Stop notifications of new posts');
  await screen.findByText('You no longer get notifications of new posts of bo.');
  expect(subscribed.calls()).toEqual([['DELETE', '/v2/blog/bo/subscription', undefined]]);
});

it('BlogMenu offers the subscription only for a followed blog', async () => {
  const { user } = show({ ...bo, followed: false });
  await user.click(await screen.findByRole('button', { name: 'Blog options' }));
  await screen.findByRole('menuitem', { name: 'Mute bo' });
  expect(screen.queryByRole('menuitem', { name: 'Notify me of new posts' })).toBeNull();
});

it('BlogMenu mutes the blog’s reblogs for a week', async () => {
  const { choose, calls, user } = show();
  await choose('Mute bo');
  await user.click(await screen.findByRole('checkbox', { name: 'Only its reblogs' }));
  await user.click(screen.getByRole('button', { name: 'For a week' }));
  await screen.findByText('Reblogs of bo are muted.');
  const wanted = { tumblelog: 'bo', kind: 'reblogs', expires_in: 604_800 };
  expect(calls()).toEqual([['POST', '/v2/user/muted_blogs', wanted]]);
});

it('BlogMenu reports the blog and blocks it by default; the typed note stays when that fails', async () => {
  let isDown = true;
  const { choose, calls, user } = show(bo, () =>
    isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : ANSWERS,
  );
  await choose('Report bo');
  const dialog = await screen.findByRole('dialog', { name: 'Report bo' });
  await user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
  await user.type(within(dialog).getByRole('textbox'), 'Boots');
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  expect(await within(dialog).findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(within(dialog).getByRole('checkbox', { name: 'Block this blog as well' }));
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  await screen.findByText('Thank you. We will review your report.');
  const sent = { reason: 'spam', note: 'Boots' };
  expect(calls().map(([, , body]) => body)).toEqual([
    { ...sent, block: true },
    { ...sent, block: false },
  ]);
});

it('BlogMenu is not rendered for visitors or on one’s own blog, where the link can still be copied', async () => {
  show(bo, () => ANSWERS, []);
  await screen.findByRole('button', { name: 'Copy link to this blog' });
  expect(screen.queryByRole('button', { name: 'Blog options' })).toBeNull();
});

it('BlogMenu unblocks a blocked blog', async () => {
  const { choose, calls } = show({ ...bo, isBlockedFromPrimary: true });
  await choose('Unblock bo');
  await screen.findByText('bo is blocked no longer.');
  expect(calls()).toEqual([['DELETE', '/v2/user/blocks/bo', undefined]]);
});
