import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import type { Outcome } from '../model/drafts.ts';
import { LimitNotice } from './LimitNotice.tsx';

function state(remaining: number, resetTs?: number) {
  return { description: '', limit: 250, remaining, ...(resetTs ? { resetTs } : {}) };
}
const FAR_FROM_LIMIT = {
  posts: state(200),
  queuedPosts: state(200),
  images: state(200),
  videos: state(20),
  videoSeconds: state(200),
  audio: state(20),
};

function show(limits: object, outcome: Outcome = 'published') {
  return renderApp(<LimitNotice blogName="ivy" outcome={outcome} />, {
    blogs: [aBlog('ivy')],
    answer: () => (limits instanceof ApiFailure ? limits : { limits }),
  });
}

it.each<[what: string, limits: object, outcome: Outcome, says: string]>([
  ['five posts', { posts: state(5, 1_780_000_000) }, 'published', '5 posts left today'],
  ['one post', { posts: state(1, 1_780_000_000) }, 'private', '1 post left today'],
  ['a full queue', { queuedPosts: state(0) }, 'queue', 'Your queue is full'],
  ['a nearly full queue', { queuedPosts: state(5) }, 'queue', 'Your queue has room for 5 more posts'],
  ['ten pictures', { images: state(10) }, 'draft', '10 pictures left today'],
  ['two videos', { videos: state(2) }, 'published', '2 videos left today'],
])(
  'LimitNotice says that only %s is left, and links to the limits page',
  async (_what, near, outcome, says) => {
    show({ ...FAR_FROM_LIMIT, ...near }, outcome);
    expect(await screen.findByText(says)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe('/settings/limits');
  },
);

it('LimitNotice says that no post is left, until when, and what can be done', async () => {
  show({ ...FAR_FROM_LIMIT, posts: state(0, 1_780_000_000) });
  expect(
    await screen.findByText(/^You cannot publish more posts until .+ Save this one as a draft\.$/),
  ).toBeTruthy();
});

it.each<[what: string, limits: object, outcome: Outcome]>([
  ['the limits are far', FAR_FROM_LIMIT, 'published'],
  ['six posts are left', { ...FAR_FROM_LIMIT, posts: state(6) }, 'published'],
  ['eleven pictures are left', { ...FAR_FROM_LIMIT, images: state(11) }, 'published'],
  ['posts are few and a draft is kept', { ...FAR_FROM_LIMIT, posts: state(0) }, 'draft'],
  ['the queue is full and the post goes out now', { ...FAR_FROM_LIMIT, queuedPosts: state(0) }, 'published'],
  ['they did not come', new ApiFailure(403, 4003, 'Not now.'), 'published'],
])('LimitNotice renders nothing while %s', async (_what, limits, outcome) => {
  const { requests } = show(limits, outcome);
  await waitFor(() => expect(requests.some(({ path }) => path === '/v2/blog/ivy/limits')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
