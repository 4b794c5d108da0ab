import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { draftKey } from '../model/drafts.ts';
import EditPostPage from './EditPostPage.tsx';
import NewPostPage from './NewPostPage.tsx';
import ReblogPage from './ReblogPage.tsx';

const ivy = aBlog('ivy');

// Stubs layout methods that the editor calls, because jsdom has no layout.
beforeEach(() => {
  const nowhere = (): DOMRect => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = nowhere;
  document.elementFromPoint = () => null;
});

afterEach(() => {
  // Unmounts the form, which saves its draft.
  cleanup();
  localStorage.clear();
  act(clearToasts);
  act(() => postOverlay.clear());
});

function open(path: string, answer: Answer = () => created) {
  return renderApp(
    <Routes>
      <Route path="/new/:postType?" element={<NewPostPage />} />
      <Route path="/edit/:blogName/:postId" element={<EditPostPage />} />
      <Route path="/reblog/:blogName/:postId/:reblogKey" element={<ReblogPage />} />
    </Routes>,
    { path, answer, blogs: [ivy] },
  );
}

const created = { id: '77', state: 'published', post: aPost({ id: '77', blog: ivy }) };
function sent(requests: readonly ServerRequest[]) {
  return requests.find(({ method }) => method === 'POST' || method === 'PUT')?.body;
}
function pollOf(body: unknown): PollBlock {
  return (body as { content: PollBlock[] }).content.find(({ type }) => type === 'poll') as PollBlock;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const post = () => screen.getByRole('button', { name: /^(Post now|Save)/ });

async function begin(path = '/new', answer?: Answer) {
  const app = open(path, answer);
  const surface = await screen.findByRole('textbox', { name: 'Your post' });
  await waitFor(() => expect(document.activeElement).toBe(surface));
  await app.user.click(screen.getByRole('button', { name: 'Add a poll' }));
  await screen.findByRole('textbox', { name: 'Question' });
  return app;
}

describe('PollForm', () => {
  it('PollForm edits question, answers and duration, and sends the poll without empty answers', async () => {
    const { user, requests } = await begin();
    expect(document.activeElement).toBe(field('Question'));
    type('Question', ' Tea? ');
    type('Answer 1', 'Yes');
    await user.click(screen.getByRole('button', { name: 'Add an answer' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Answer 3')));
    type('Answer 3', ' No ');
    await user.click(screen.getByRole('checkbox', { name: 'Several answers may be chosen' }));
    await user.click(screen.getByRole('radio', { name: '3 days' }));
    await user.click(post());
    await screen.findByText('Posted to ivy');
    expect(pollOf(sent(requests))).toMatchObject({
      question: 'Tea?',
      answers: [{ answerText: 'Yes' }, { answerText: 'No' }],
      settings: { multipleChoice: true, closeStatus: 'closed-after', expireAfter: 3 * 86_400 },
    });
  });

  it('PollForm is operated by keyboard: Enter, Backspace and Alt with arrows', async () => {
    await begin();
    fireEvent.keyDown(field('Question'), { key: 'Enter' });
    expect(document.activeElement).toBe(field('Answer 1'));
    type('Answer 1', 'A');
    fireEvent.keyDown(field('Answer 1'), { key: 'Enter' });
    type('Answer 2', 'B');
    fireEvent.keyDown(field('Answer 2'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(field('Answer 3')));
    fireEvent.keyDown(field('Answer 3'), { key: 'Enter' });
    expect(screen.queryByRole('textbox', { name: 'Answer 4' })).toBeNull();
    fireEvent.keyDown(field('Answer 3'), { key: 'Backspace' });
    await waitFor(() => expect(document.activeElement).toBe(field('Answer 2')));
    expect(screen.queryByRole('textbox', { name: 'Answer 3' })).toBeNull();
    fireEvent.keyDown(field('Answer 2'), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(field('Answer 1')).toHaveProperty('value', 'B'));
    expect(document.activeElement).toBe(field('Answer 1'));
  });

  it('PollForm blocks sending while input is missing, and shows the errors beside the fields', async () => {
    const { user, requests } = await begin();
    type('Answer 1', 'Tea');
    type('Answer 2', 'tea');
    await user.click(post());
    await screen.findByText('A poll is not complete. The message beside it says what is missing.');
    expect(screen.getByText('A poll needs a question.')).toBeTruthy();
    expect(screen.getByText('This answer is there already.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Question'));
    expect(sent(requests)).toBeUndefined();
    type('Question', 'Hot?');
    type('Answer 2', 'Coffee');
    expect(screen.queryByText('A poll needs a question.')).toBeNull();
    await user.click(post());
    await screen.findByText('Posted to ivy');
  });

  it('PollForm shows no missing input before a field was visited', async () => {
    const { user } = await begin();
    expect(screen.queryByText('A poll needs at least two answers.')).toBeNull();
    await user.click(field('Answer 1'));
    await user.tab();
    expect(screen.getByText('A poll needs at least two answers.')).toBeTruthy();
  });

  it('PollForm is saved with the draft, and restored', async () => {
    const { unmount } = await begin();
    type('Question', 'Half a poll');
    type('Answer 2', 'An answer');
    unmount();
    expect(localStorage.getItem(draftKey(ivy.uuid, 'new', ''))).toContain('Half a poll');
    open('/new');
    await waitFor(() => expect(field('Question')).toHaveProperty('value', 'Half a poll'));
    expect(field('Answer 2')).toHaveProperty('value', 'An answer');
  });

  it('PollForm keeps all input when the server refuses it', async () => {
    const { user } = await begin(
      '/new',
      () => new ApiFailure(403, 20007, 'A poll cannot be part of this post.'),
    );
    type('Question', 'Tea?');
    type('Answer 1', 'Yes');
    type('Answer 2', 'No');
    await user.click(post());
    await screen.findByText('A poll cannot be part of this post.');
    expect(field('Question')).toHaveProperty('value', 'Tea?');
  });

  it('PollForm can be removed from the post', async () => {
    const { user } = await begin();
    await user.click(screen.getByRole('button', { name: 'Remove poll' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull());
  });

  it('PollForm is not offered for a reblog, which allows no poll', async () => {
    open('/reblog/ann/1/abcdefgh', () => ({ post: aPost(), blog: aBlog('ann') }));
    await screen.findByRole('textbox', { name: 'Your post' });
    expect(screen.queryByRole('button', { name: 'Add a poll' })).toBeNull();
  });
});

describe('editing a post with a poll', () => {
  const block: PollBlock = {
    type: 'poll',
    clientId: 'tea',
    question: 'Tea?',
    answers: ['Yes', 'No'].map((answerText, index) => ({ clientId: `tea-${index}`, answerText })),
    settings: { multipleChoice: false, closeStatus: 'open' },
  };
  const before = aPost({ id: '77', blog: ivy, content: [block], canEdit: true });
  const openEdit = (totalVotes: number) =>
    open('/edit/ivy/77', ({ method, path }) => {
      if (method === 'PUT') return { ...created, state: 'published' };
      if (path === '/v2/polls/tea') {
        const results = { id: 'tea', isOpen: true, hasVoted: false, canVote: true, totalVotes, answers: [] };
        return { results };
      }
      return { post: before, blog: ivy };
    });

  it('a poll can be edited while it has no votes', async () => {
    const { user, requests } = openEdit(0);
    await screen.findByRole('textbox', { name: 'Question' }, { timeout: 10_000 });
    type('Question', 'Tea or coffee?');
    await user.click(post());
    await waitFor(() => expect(sent(requests)).toBeDefined());
    expect(pollOf(sent(requests))).toEqual({ ...block, question: 'Tea or coffee?' });
  });

  it('a poll with votes cannot be edited', async () => {
    openEdit(3);
    await screen.findByText(
      '3 people have voted, so the poll cannot be changed. Removing it deletes their votes.',
      {},
      { timeout: 10_000 },
    );
    expect(screen.getByText('Tea?')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull();
  });
});
