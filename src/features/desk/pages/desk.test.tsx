import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { draftsQuery } from '../data/drafts.ts';
import DraftsPage from './DraftsPage.tsx';
import QueuePage from './QueuePage.tsx';

const ivy = aBlog('ivy', { timezone: 'UTC', drafts: 1, queue: 3 });
const noon = Date.UTC(2026, 4, 1, 12) / 1000;

// Stubs layout methods, because jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  act(clearToasts);
  act(() => postOverlay.clear());
});

function mine(id: string, words: string, changes: Partial<Post>): Post {
  return aPost({
    id,
    blog: ivy,
    blogName: 'ivy',
    canEdit: true,
    canDelete: true,
    summary: words,
    content: [{ type: 'text', text: words }],
    ...changes,
  });
}
function queued(id: string, words: string, time: number, changes: Partial<Post> = {}) {
  return mine(id, words, { state: 'queued', queuedState: 'queued', scheduledPublishTime: time, ...changes });
}
const draft = (id: string, words: string) => mine(id, words, { state: 'draft' });

const settings = { paused: false, perDay: 3, startHour: 8, endHour: 22 };
const queueOf = (...posts: Post[]) => ({ posts, total: posts.length, settings, links: {} });
const draftsOf = (...posts: Post[]) => ({ posts, total: posts.length, links: {} });
const three = [queued('1', 'one', noon), queued('2', 'two', noon + 3600), queued('3', 'three', noon + 7200)];

function open(path: string, answer: Answer, blogs = [ivy]) {
  return renderApp(
    <Routes>
      <Route path="/blog/:blogName/drafts" element={<DraftsPage />} />
      <Route path="/blog/:blogName/queue" element={<QueuePage />} />
    </Routes>,
    { path, answer, blogs },
  );
}

const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';
function order() {
  return screen
    .getAllByRole('article')
    .map((article) => within(article).getByText(/one|two|three/).textContent);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('DraftsPage', () => {
  it('DraftsPage shows drafts whose video is processed without a publish button, and polls for them', async () => {
    const film = mine('1', 'By ferry', {
      state: 'transcoding',
      content: [{ type: 'video', provider: 'skein', media: { url: '/media/aa/bb/video.mp4' } }],
    });
    const sound = mine('2', 'Fog horn', {
      state: 'transcoding',
      content: [{ type: 'audio', provider: 'skein', media: { url: '/media/aa/cc/audio.m4a' } }],
    });
    open('/blog/ivy/drafts', () => draftsOf(film, sound, draft('3', 'Half a thought')));
    expect(await screen.findByText('Its video is getting ready.')).toBeTruthy();
    expect(screen.getByText('Its sound is getting ready.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Publish now/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(3);
  });

  it('DraftsPage refetches the count when a draft was published by itself', async () => {
    let posts = [mine('1', 'By ferry', { state: 'transcoding' }), draft('2', 'Half a thought')];
    const { requests, queryClient } = open('/blog/ivy/drafts', () => draftsOf(...posts));
    await button(/^Publish now: Half a thought/);
    const counted = (): number => requests.filter(({ path }) => path === '/v2/user/info').length;
    const before = counted();
    posts = posts.slice(1);
    const { queryKey } = draftsQuery('ivy');
    await act(() => queryClient.invalidateQueries({ queryKey }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(counted()).toBe(before + 1));
  });

  it('DraftsPage publishes, edits and deletes drafts, but offers no like or reblog [permission-09]', async () => {
    open('/blog/ivy/drafts', () => draftsOf(draft('1', 'Half a thought')));
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Half a thought')).toBeTruthy();
    for (const name of [/Like/, /Share/, /Replies/, /notes/])
      expect(within(card).queryByRole('button', { name })).toBeNull();
    expect(within(card).queryByRole('link', { name: /Reblog/ })).toBeNull();
    await button(/^Publish now/);
    await button(/^Edit: Half a thought/);
    await button(/^Delete: Half a thought/);
  });

  it('DraftsPage publishes once, however often the button is pressed, and links to the post', async () => {
    let posts = [draft('1', 'Half a thought')];
    const { user, requests } = open('/blog/ivy/drafts', ({ method }) => {
      if (method === 'GET') return draftsOf(...posts);
      posts = [];
      return { id: '1', state: 'published', post: mine('1', 'Half a thought', { state: 'published' }) };
    });
    await user.dblClick(await button(/^Publish now/));
    await screen.findByText('Posted to ivy');
    expect(screen.getByRole('button', { name: 'View post' })).toBeTruthy();
    await screen.findByText('No drafts');
    expect(requests.filter(isWrite)).toMatchObject([
      { method: 'POST', path: '/v2/blog/ivy/post/edit', body: { id: '1', state: 'published' } },
    ]);
  });

  it('DraftsPage keeps a draft that could not be published', async () => {
    const { user } = open('/blog/ivy/drafts', ({ method }) =>
      method === 'GET'
        ? draftsOf(draft('1', 'Half a thought'))
        : new ApiFailure(403, 8023, "You have reached today's limit of 250 posts."),
    );
    await user.click(await button(/^Publish now/));
    await screen.findByText("You have reached today's limit of 250 posts.");
    expect(screen.getByText('Half a thought')).toBeTruthy();
    expect((await button(/^Publish now/)).getAttribute('aria-busy')).toBeNull();
  });

  it('DraftsPage shows an error when loading fails, and retries', async () => {
    let isDown = true;
    const { user } = open('/blog/ivy/drafts', () =>
      isDown ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : draftsOf(draft('1', 'Back')),
    );
    await screen.findByText('Something went wrong on our side.');
    isDown = false;
    await user.click(await button('Try again'));
    await screen.findByText('Back');
  });

  it('DraftsPage shows on the draft why publishing it at its time failed', async () => {
    const fault = 'Something in this post kept it from being published.';
    const failed = mine('1', 'Half a thought', { state: 'draft', publishFault: fault });
    open('/blog/ivy/drafts', () => draftsOf(failed, draft('2', 'Another')));
    const words = await screen.findByText(fault);
    expect(words.textContent).toMatch(/^The post was not published at its time/);
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset.item);
    expect(items.map((item) => item.textContent?.includes(fault))).toEqual([true, false]);
    await button(/^Edit: Half a thought/);
  });

  it('DraftsPage of another member’s blog is not accessible', async () => {
    const { requests } = open('/blog/ann/drafts', () => draftsOf());
    await screen.findByText('This is not your blog');
    expect(requests.filter(({ path }) => path.includes('/draft'))).toEqual([]);
  });

  it('DraftsPage explains how to create a draft when there is none', async () => {
    open('/blog/IVY/drafts', () => draftsOf());
    await screen.findByText('No drafts');
    expect(screen.getByRole('link', { name: 'Write something' }).getAttribute('href')).toBe('/new');
  });
});

describe('QueuePage', () => {
  it('QueuePage shows the time of each post, and how many are published per day', async () => {
    const timed = queued('4', 'three and a half', noon + 9000, { queuedState: 'scheduled' });
    open('/blog/ivy/queue', () => queueOf(...three, timed));
    expect(await screen.findAllByText(/^Will be published Fri/)).toHaveLength(3);
    expect(screen.getByText(/^Scheduled for Fri/)).toBeTruthy();
    expect(screen.getByText(/3 posts a day/).textContent).toContain('8 AM');
    expect(screen.queryByRole('button', { name: 'Move up: three and a half' })).toBeNull();
  });

  it('QueuePage moves a post optimistically, updates its time, and keeps the focus on the button', async () => {
    let finish = (): void => {};
    let posts = three;
    const { user, requests } = open('/blog/ivy/queue', ({ method }) => {
      if (method === 'GET') return queueOf(...posts);
      return new Promise((done) => {
        finish = () => {
          posts = [three[0], three[2], three[1]].map((post, index) => ({
            ...(post as Post),
            scheduledPublishTime: noon + index * 3600,
          }));
          done({});
        };
      });
    });
    await user.click(await button('Move up: three'));
    await waitFor(() => expect(order()).toEqual(['one', 'three', 'two']));
    const items = screen.getAllByRole('listitem').filter((item) => item.dataset.item);
    expect(items.map((item) => item.querySelector('time')?.dateTime.slice(11, 16))).toEqual([
      '12:00',
      '13:00',
      '14:00',
    ]);
    expect(document.activeElement).toBe(await button('Move up: three'));
    await screen.findByText('Now 2 of 3');
    expect(requests.find(isWrite)).toMatchObject({
      path: '/v2/blog/ivy/posts/queue/reorder',
      body: { post_id: '3', insert_after: '1' },
    });
    act(() => finish());
    await waitFor(() => expect(order()).toEqual(['one', 'three', 'two']));
  });

  it('QueuePage moves a post to the top, and no further', async () => {
    const { user, requests } = open('/blog/ivy/queue', ({ method }) =>
      method === 'GET' ? queueOf(...three) : {},
    );
    await user.click(await button('Move to the top: three'));
    await waitFor(() => expect(requests.find(isWrite)?.body).toEqual({ post_id: '3', insert_after: '0' }));
    await waitFor(() => expect(order()).toEqual(['one', 'two', 'three']));
    await user.click(await button('Move up: one'));
    await user.click(await button('Move down: three'));
    expect(requests.filter(isWrite)).toHaveLength(1);
  });

  it('QueuePage rolls a move back when the server refuses', async () => {
    const { user } = open('/blog/ivy/queue', ({ method }) =>
      method === 'GET'
        ? queueOf(...three)
        : new ApiFailure(409, 4009, 'Somebody changed this in the meantime.'),
    );
    await user.click(await button('Move down: one'));
    await screen.findByText('Somebody changed this in the meantime.');
    expect(order()).toEqual(['one', 'two', 'three']);
  });

  it('QueuePage shuffles only after confirmation', async () => {
    const { user, requests } = open('/blog/ivy/queue', ({ method }) =>
      method === 'GET' ? queueOf(...three) : {},
    );
    await user.click(await button('Shuffle'));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.filter(isWrite)).toEqual([]);
    await user.click(await button('Shuffle'));
    await user.click(await button('Shuffle the queue'));
    await screen.findByText('The queue is shuffled');
    expect(requests.find(isWrite)?.path).toBe('/v2/blog/ivy/posts/queue/shuffle');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('QueuePage says that the queue is paused', async () => {
    const paused = three.map((post) => ({ ...post, scheduledPublishTime: undefined }));
    open('/blog/ivy/queue', () => ({ ...queueOf(...paused), settings: { ...settings, paused: true } }));
    await screen.findByText('The queue is paused. Scheduled posts are still published.');
    expect(screen.getAllByText('The queue is paused')).toHaveLength(3);
  });

  it('QueuePage links to the queues of all own blogs', async () => {
    const { user } = open('/blog/ivy/queue', () => queueOf(), [ivy, aBlog('offcuts', { primary: false })]);
    await screen.findByText('The queue is empty');
    expect(screen.getByRole('link', { name: 'Drafts · 1' }).getAttribute('href')).toBe('/blog/ivy/drafts');
    await user.click(screen.getByRole('button', { name: 'Blog: ivy' }));
    const links = within(await screen.findByRole('menu', { name: 'Your blogs' })).getAllByRole('menuitem');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/ivy/queue',
      '/blog/offcuts/queue',
    ]);
  });
});
