import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLive } from '#src/shared/api/live/live-state.ts';
import { renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { useUnread } from './unread.ts';

// The validator is a separate chunk; loading it takes real time, which the fake clock does not advance.
beforeAll(() => import('#generated/zod/getUserCounts200.zod.ts'));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const Count = () => <output>{useUnread().posts}</output>;
const All = () => <output>{JSON.stringify(useUnread())}</output>;

/** Renders the count and a button that unmounts and remounts it. */
function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Switch
      </button>
      {shown ? <Count /> : null}
    </>
  );
}

const isCounts = ({ path }: ServerRequest): boolean => path === '/v2/user/counts';

async function show(blogs = [aBlog('tove')]) {
  let unread = 4;
  const app = renderApp(<Page />, { blogs, answer: () => ({ unread }) });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0.1);
  return {
    ...app,
    pass,
    asks: () => app.requests.filter(isCounts).length,
    arrive: (count: number) => {
      unread = count;
    },
    toggle: () => act(async () => screen.getByRole('button', { name: 'Switch' }).click()),
  };
}

it('useUnread polls the counts every 30 s [counts-01] [audience-17]', async () => {
  const { pass, asks, arrive } = await show();
  expect(screen.getByRole('status').textContent).toBe('4');
  expect(asks()).toBe(1);
  arrive(7);
  await pass(29);
  expect(asks()).toBe(1);
  await pass(2);
  expect(asks()).toBe(2);
  expect(screen.getByRole('status').textContent).toBe('7');
  await pass(90);
  expect(asks()).toBe(5);
});

it('useUnread polls in the background [counts-02]', async () => {
  const { pass, asks } = await show();
  focusManager.setFocused(false);
  await pass(61);
  expect(asks()).toBe(3);
});

it('useUnread treats counts as fresh for 60 s [counts-03]', async () => {
  const { pass, asks, toggle } = await show();
  await toggle();
  await pass(59);
  await toggle();
  await pass(0.1);
  expect(asks()).toBe(1);
  await toggle();
  await pass(2);
  await toggle();
  await pass(0.1);
  expect(asks()).toBe(2);
});

it('useUnread requests nothing for a visitor [counts-04]', async () => {
  const { pass, asks } = await show([]);
  await pass(120);
  expect(asks()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe('0');
});

it.each([[['communities']], [[]]])(
  'useUnread asks for the counts of communities only where they are switched on: %j [counts-05]',
  async (labs) => {
    const { requests } = renderApp(<All />, {
      blogs: [aBlog('tove')],
      user: { labs },
      answer: () => ({ unread: 1 }),
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    const asked = requests.find(isCounts)?.query.get('unread_community_counts');
    expect(asked).toBe(labs.length > 0 ? 'true' : null);
  },
);

it("useUnread sums messages and notifications over all of the member's blogs [counts-06] [counts-07]", async () => {
  renderApp(<All />, {
    blogs: [aBlog('tove')],
    answer: () => ({
      unread: 4,
      inbox: 6,
      unread_messages: { 't:tove': { '7': 2, '8': 1 }, 't:side': { '9': 5 } },
      blog_notification_counts: [
        { blog_uuid: 't:tove', count: 3 },
        { blog_uuid: 't:side', count: 10 },
      ],
      private_group_blog_unread_post_counts: { 't:side': 2 },
    }),
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    posts: 4,
    inbox: 6,
    messages: 8,
    notifications: 13,
    notificationsOf: { 't:tove': 3, 't:side': 10 },
    communities: 0,
    groups: { 't:side': 2 },
  });
});

it('useUnread refetches on live events and polls less often while a stream is open', async () => {
  const { pass, asks, arrive, queryClient } = await show();
  await act(async () => setLive(true));
  await pass(120);
  expect(asks()).toBe(1);
  arrive(5);
  await act(async () => applyLiveEvent(queryClient, { kind: 'posts' }));
  await pass(0.1);
  expect(asks()).toBe(2);
  expect(screen.getByRole('status').textContent).toBe('5');
  await pass(301);
  expect(asks()).toBe(3);
  await act(async () => setLive(false));
  await pass(31);
  expect(asks()).toBe(4);
});
