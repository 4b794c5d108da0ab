import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { conversationQuery } from '../data/conversations.ts';
import ConversationPage from './ConversationPage.tsx';

const PAGE_SIZE = 20;
const [ivy, oak] = [aBlog('ivy'), aBlog('oak')];

/** Opens a conversation whose messages are numbered; returns the numbers shown, oldest first. */
function openLong(messageCount: number) {
  const server = { first: 1, newest: messageCount, isDown: false };
  const answered: string[] = [];
  const { user, queryClient } = renderApp(
    <Routes>
      <Route
        path="/messaging/conversation/:selectedBlogName/:otherParticipantName"
        element={<ConversationPage />}
      />
    </Routes>,
    {
      path: '/messaging/conversation/ivy/oak',
      blogs: [ivy],
      answer: ({ method, path, query }) => {
        if (method !== 'GET' || path !== '/v2/conversations/messages') return undefined;
        const cursor = query.get('cursor');
        answered.push(cursor ?? 'newest');
        if (server.isDown) return new ApiFailure(500, 5000, 'Broken');
        const top = cursor === null ? server.newest : Number(cursor) - 1;
        const last = Math.max(server.first, top - PAGE_SIZE + 1);
        const data = Array.from({ length: Math.max(0, top - last + 1) }, (_, i) => ({
          ...{ type: 'text', id: String(top - i), participant: oak.uuid, ts: 1_700_000_000, unread: false },
          content: { type: 'text', text: `Message ${top - i}.` },
        }));
        const next = { href: path, queryParams: { cursor: String(last) } };
        return {
          conversation: {
            ...{ id: '7', participants: [ivy, oak], messages: { data }, unreadMessagesCount: 0 },
            ...{
              lastModifiedTs: server.newest,
              canSend: true,
              isPossibleSpam: false,
              isBlurredImages: false,
            },
          },
          links: data.length > 0 && last > server.first ? { next } : {},
        };
      },
    },
  );
  const shown = () => screen.queryAllByText(/^Message \d+\.$/).map(({ textContent }) => textContent);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `Message ${from + i}.`);
  return {
    server,
    expectShown: (from: number, to: number) => waitFor(() => expect(shown()).toEqual(numbers(from, to))),
    older: async () => user.click(await screen.findByRole('button', { name: 'Older messages' })),
    /** Triggers a refetch. @returns the requested pages, by where they begin. */
    refetch: async () => {
      answered.length = 0;
      const { queryKey } = conversationQuery(ivy.uuid, 'oak');
      await act(() => queryClient.invalidateQueries({ queryKey }));
      return [...answered];
    },
  };
}

it('refetching a long conversation requests only the newest messages', async () => {
  const { server, expectShown, older, refetch } = openLong(100);
  await expectShown(81, 100);
  for (const first of [61, 41, 21]) {
    await older();
    await expectShown(first, 100);
  }
  // No new messages.
  expect(await refetch()).toEqual(['newest']);
  await expectShown(21, 100);
  // One, one again, and as many as fit one response without a gap.
  for (const more of [1, 1, PAGE_SIZE - 1]) {
    server.newest += more;
    expect(await refetch()).toEqual(['newest']);
    await expectShown(21, server.newest);
  }
  // Older messages are still reachable.
  await older();
  await expectShown(1, 121);
  expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
});

it.each([
  [PAGE_SIZE, ['newest', '101']],
  [PAGE_SIZE + 1, ['newest', '102']],
  [2 * PAGE_SIZE, ['newest', '121', '101']],
])('refetching after %i missed messages leaves no gap and keeps what is shown', async (missed, asked) => {
  const { server, expectShown, older, refetch } = openLong(100);
  await expectShown(81, 100);
  for (const first of [61, 41]) {
    await older();
    await expectShown(first, 100);
  }
  server.newest += missed;
  expect(await refetch()).toEqual(asked);
  await expectShown(41, server.newest);
});

it('refetching at the bottom needs one response, however many messages were missed', async () => {
  const { server, expectShown, older, refetch } = openLong(100);
  await expectShown(81, 100);
  server.newest = 200;
  expect(await refetch()).toEqual(['newest']);
  await expectShown(181, 200);
  await older();
  await expectShown(161, 200);
});

it('refetching removes messages that were deleted elsewhere', async () => {
  const { server, expectShown, older, refetch } = openLong(100);
  await expectShown(81, 100);
  await older();
  await expectShown(61, 100);
  server.first = 101;
  expect(await refetch()).toEqual(['newest']);
  await screen.findByText('No messages yet.');
  server.newest = 101;
  await refetch();
  await expectShown(101, 101);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('a failed refetch keeps the messages that are shown', async () => {
  const { server, expectShown, older, refetch } = openLong(100);
  await expectShown(81, 100);
  await older();
  await expectShown(61, 100);
  server.isDown = true;
  await refetch();
  await expectShown(61, 100);
  server.isDown = false;
  server.newest = 101;
  expect(await refetch()).toEqual(['newest']);
  await expectShown(61, 101);
});
