import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import LimitsPage from './LimitsPage.tsx';

const AT_SECONDS = 1_780_000_000;
function state(limit: number, remaining: number, resetTs?: number) {
  return { description: '', limit, remaining, ...(resetTs ? { resetTs } : {}) };
}
const user = {
  posts: state(250, 0, AT_SECONDS),
  images: state(250, 238, AT_SECONDS),
  videos: state(20, 20),
  videoSeconds: state(3600, 1830, AT_SECONDS),
  likes: state(1000, 913, AT_SECONDS),
  follows: state(200, 197, AT_SECONDS),
  blogs: state(10, 10),
  followedBlogs: state(5000, 4986),
  queuedPosts: state(1000, 997),
  filteredTags: state(1000, 994),
};

function show(answer: Answer) {
  return renderApp(<LimitsPage />, { path: '/settings/limits', blogs: [aBlog('ivy')], answer });
}

it('LimitsPage shows the remainder of each limit, and when it is renewed', async () => {
  show(() => ({ user }));
  const list = within(await screen.findByRole('list', { name: 'Daily limits' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Posts0 of 250 leftMore available from .*2026/);
  expect(rows[2]).toBe('Videos20 of 20 left');
  expect(rows[3]).toMatch(/^Length of videos30 min of 60 min left/);
  const standing = within(screen.getByRole('list', { name: 'At the same time' })).getAllByRole('listitem');
  expect(standing.map(({ textContent }) => textContent)).toEqual([
    'Blogs you follow4,986 of 5,000 left',
    'Posts in the queue of your first blog997 of 1,000 left',
    'Filtered tags994 of 1,000 left',
  ]);
});

it('LimitsPage reports a failed load and tries again', async () => {
  let isDown = true;
  const { user: hand } = show(() => (isDown ? new ApiFailure(403, 4003, 'Not now.') : { user }));
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  isDown = false;
  await hand.click(again);
  expect(await screen.findByRole('list', { name: 'Daily limits' })).toBeTruthy();
});
