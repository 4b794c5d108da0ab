import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import ReviewPage from './ReviewPage.tsx';

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
  act(() => postOverlay.clear());
});

function item(id: string, words: string, more: object = {}) {
  const content = [{ type: 'text' as const, text: words }];
  return {
    post: aPost({ id, blog: ivy, blogName: 'ivy', canEdit: true, summary: words, content }),
    reason: 'adult_content',
    outcome: 'label',
    state: 'flagged',
    flaggedTs: 1_780_000_000,
    canAppeal: true,
    ...more,
  };
}
const listOf = (...items: object[]) => ({ items, total: items.length, links: {} });

function open(answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/blog/:blogName/review" element={<ReviewPage />} />
    </Routes>,
    { path: '/blog/ivy/review', blogs: [ivy], answer },
  );
}

it('ReviewPage shows its empty state where no post was flagged', async () => {
  open(() => listOf());
  expect(await screen.findByText('No posts were labelled or taken down')).toBeTruthy();
});

it('ReviewPage shows each decision with its reason, and the state of an appeal', async () => {
  open(() =>
    listOf(
      item('1', 'A loaf', { message: 'Somebody took it for a person.' }),
      item('2', 'A bun', {
        outcome: 'remove',
        reason: 'spam',
        state: 'in_review',
        appealText: 'It is mine.',
      }),
      item('3', 'A roll', { state: 'appeal_rejected', answer: 'It is a person.', decidedTs: 1_780_000_000 }),
      item('4', 'A cake', { state: 'appeal_accepted', canAppeal: false }),
    ),
  );
  const first = await screen.findByRole('region', { name: 'We labelled this post as mature' });
  expect(within(first).getByText('Somebody took it for a person.')).toBeTruthy();
  expect(within(first).getByText(/Reason: Adult content without a label\./)).toBeTruthy();
  const second = screen.getByRole('region', { name: 'We took this post down' });
  expect(within(second).getByText('It is mine.')).toBeTruthy();
  expect(within(second).getByText(/We are reviewing your appeal/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'The label stays' })).getByText('It is a person.'),
  ).toBeTruthy();
  // A restored post is linked; the others are rendered.
  const granted = screen.getByRole('region', { name: 'Your appeal was accepted' });
  expect(within(granted).getByRole('link', { name: 'A cake' }).getAttribute('href')).toBe('/ivy/4');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('ReviewPage sends an appeal, requires a text, and keeps it when it is refused', async () => {
  let flagged = item('1', 'A loaf');
  let isDown = true;
  const { user, requests } = open(({ method }) => {
    if (method === 'GET') return listOf(flagged);
    if (isDown) return new ApiFailure(503, 5003, 'A short maintenance.');
    flagged = item('1', 'A loaf', {
      state: 'in_review',
      canAppeal: false,
      appealText: 'It is bread.',
      appealedTs: Math.floor(Date.now() / 1000) - 3600,
    });
    return { item: flagged };
  });
  const send = await screen.findByRole('button', { name: 'Send appeal' });
  await user.click(send);
  expect(screen.getByText('Say in a few words why it is wrong.')).toBeTruthy();
  const words = screen.getByRole('textbox', { name: 'Appeal this decision' });
  await user.type(words, ' It is bread. ');
  await user.click(send);
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect((words as HTMLTextAreaElement).value).toBe(' It is bread. ');
  isDown = false;
  await user.click(send);
  expect(await screen.findByText('We will review your appeal.')).toBeTruthy();
  expect(await screen.findByText(/will notify you of the decision/)).toBeTruthy();
  expect(screen.getByText(/You sent it 1 hr\. ago\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    ['/v2/blog/ivy/posts/1/appeal', { text: 'It is bread.' }],
    ['/v2/blog/ivy/posts/1/appeal', { text: 'It is bread.' }],
  ]);
});

it('ReviewPage offers a retry when loading fails', async () => {
  let isDown = true;
  const { user } = open(() => (isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : listOf()));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No posts were labelled or taken down')).toBeTruthy();
});
