import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OfflineMutationsListener } from '#src/app/worker/OfflineMutationsListener.tsx';
import { setFollowed } from '#src/entities/blog/follow.ts';
import { setLiked } from '#src/entities/post/data/like.ts';
import { logicalNow } from '#src/shared/api/read/overlay.ts';
import { blogOverlay, clearOverlays, postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { resetToggles } from '#src/shared/api/write/toggle.ts';
import { clearOfflineMutations } from '#src/shared/lib/storage/clear-offline-mutations.ts';
import {
  MAX_OFFLINE_MUTATIONS,
  type OfflineMutation,
  readOfflineMutations,
  storeOfflineMutations,
} from '#src/shared/lib/storage/offline-mutations.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';

const [ivy, oak] = [aBlog('ivy'), aBlog('oak')];
const post = aPost({ id: '12', blog: oak, blogName: 'oak', liked: false });
const queryClient = makeQueryClient();

let isDown = true;
let refusal: ApiFailure | undefined;
let sent: string[] = [];
const answer: Answer = ({ method, path }) => {
  if (method === 'GET') return {};
  if (isDown) throw new TypeError('No connection');
  if (refusal) return refusal;
  sent.push(path);
  if (path === '/v2/user/follow') return { blog: oak };
  return {
    id: '12',
    liked: path === '/v2/user/like',
    likeCount: 5,
    noteCount: 9,
    reblogCount: 1,
    replyCount: 1,
    selfReplyCount: 0,
  };
};

function open() {
  return renderApp(<OfflineMutationsListener />, { blogs: [ivy], answer });
}
const press = (on: boolean) => act(() => setLiked(queryClient, post, on));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const keys = () => readOfflineMutations().map(({ key, on }) => `${key} ${on}`);

beforeEach(() => {
  [isDown, refusal, sent] = [true, undefined, []];
});
afterEach(() => {
  act(() => {
    clearToasts();
    clearOverlays();
    resetToggles();
  });
  localStorage.clear();
});

it('OfflineMutationsListener keeps likes and follows made offline across a reload and sends them once', async () => {
  const first = open();
  await press(true);
  await act(() => setFollowed(queryClient, { ...oak, followed: false }, true));
  expect(keys()).toEqual(['like:12 true', `follow:${oak.uuid} true`]);
  expect([postOverlay.get('12')?.liked, blogOverlay.get(oak.uuid)?.followed]).toEqual([true, true]);
  await screen.findByText('You are offline. Your change is sent when you are connected again.');
  first.unmount();
  act(clearOverlays);
  isDown = false;
  open();
  await waitFor(() => expect(sent).toEqual(['/v2/user/like', '/v2/user/follow']));
  await screen.findByText('You are connected again. 2 waiting changes were sent.');
  expect(keys()).toEqual([]);
  expect(postOverlay.get('12')).toMatchObject({ liked: true, likeCount: 5 });
  goOnline();
  expect(sent).toHaveLength(2);
});

it('OfflineMutationsListener sends the last state of a toggle, and nothing for a reverted one', async () => {
  open();
  await press(true);
  await press(false);
  expect(keys()).toEqual([]);
  expect(postOverlay.get('12')?.liked).toBe(false);
  await press(true);
  await press(false);
  await press(true);
  expect(keys()).toEqual(['like:12 true']);
  // The connection is back before the next click, so nothing is queued.
  isDown = false;
  await press(false);
  expect([keys(), sent]).toEqual([[], []]);
});

it('OfflineMutationsListener rolls back and reports a refused mutation and sends the others', async () => {
  open();
  await press(true);
  [isDown, refusal] = [
    false,
    new ApiFailure(
      403,
      1040,
      "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow.",
    ),
  ];
  goOnline();
  await screen.findByText(
    "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow.",
  );
  expect([postOverlay.get('12')?.liked, keys()]).toEqual([false, []]);
});

it('OfflineMutationsListener protects pending mutations from stale list responses', async () => {
  open();
  await press(true);
  postOverlay.merge('12', { liked: false }, Number.MAX_SAFE_INTEGER);
  expect(postOverlay.get('12')?.liked).toBe(true);
});

it('OfflineMutationsListener keeps a sent mutation when a read from before its answer arrives after it', async () => {
  open();
  await act(() => setFollowed(queryClient, { ...oak, followed: false }, true));
  const requestedAt = logicalNow();
  isDown = false;
  goOnline();
  await waitFor(() => expect([sent, keys()]).toEqual([['/v2/user/follow'], []]));
  await screen.findByText(/You are connected again/);
  blogOverlay.merge(oak.uuid, { followed: false }, requestedAt);
  expect(blogOverlay.get(oak.uuid)?.followed).toBe(true);
  blogOverlay.merge(oak.uuid, { followed: false }, logicalNow());
  expect(blogOverlay.get(oak.uuid)?.followed).toBe(false);
});

it('OfflineMutationsListener ignores foreign and malformed entries, limits their number and clears on logout', async () => {
  const one: OfflineMutation = {
    key: 'like:7',
    member: 'somebody else',
    of: 'post',
    thing: '7',
    name: 'elm',
    request: { id: '7' },
    on: true,
    confirmed: false,
    savedAt: 1,
  };
  localStorage.setItem('skein-waiting-acts', JSON.stringify([one, { ...one, of: 'song' }, 7, null]));
  isDown = false;
  open();
  goOnline();
  await press(true);
  expect([keys(), sent]).toEqual([['like:7 true'], ['/v2/user/like']]);
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...one, key: `like:${i}` }));
  expect([
    storeOfflineMutations(many(MAX_OFFLINE_MUTATIONS)),
    storeOfflineMutations(many(MAX_OFFLINE_MUTATIONS + 1)),
  ]).toEqual([true, false]);
  expect(readOfflineMutations()).toHaveLength(MAX_OFFLINE_MUTATIONS);
  isDown = true;
  await press(false);
  expect(postOverlay.get('12')?.liked).toBe(true);
  await screen.findByText(/Your like was not removed/);
  clearOfflineMutations();
  expect(readOfflineMutations()).toEqual([]);
});
