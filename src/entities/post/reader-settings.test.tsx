import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { User } from '#generated/zod/user.zod.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { readingSettings } from '#tests/support/user-settings.ts';
import { Feed } from './feed/Feed.tsx';
import { PostCard } from './PostCard.tsx';

/** Posts as rendered with the reader's settings. */

const bo = aBlog('bo');
const paragraph = (text: string): ContentBlock => ({ type: 'text', text });
function card(member: Partial<User>, post = aPost()) {
  return renderApp(<PostCard post={post} />, { blogs: [bo], user: member });
}

it('a post shows no times but a mark as permalink when the reader turned off times', () => {
  const { unmount, container } = card(readingSettings());
  expect(container.querySelector('time')).toBeTruthy();
  unmount();
  const { container: without } = card(readingSettings({ showTimestamps: false }));
  expect(without.querySelector('time')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open this post' })).toBeTruthy();
});

it('a reblog trail shows as many of its latest items as the reader chose', () => {
  const trail = Array.from({ length: 9 }, (_, index) => ({
    post: { id: String(100 + index), timestamp: 1_600_000_000 + index },
    blog: aBlog(`blog${index}`),
    content: [paragraph(`part ${index}`)],
    layout: [],
  }));
  const { unmount } = card(readingSettings({ trailItems: 5 }), aPost({ id: '41', trail }));
  expect(screen.getAllByText(/^part \d$/)).toHaveLength(6);
  unmount();
  card(readingSettings({ trailItems: 50 }), aPost({ id: '41', trail }));
  expect(screen.getAllByText(/^part \d$/)).toHaveLength(9);
});

const query = getGetDashboardInfiniteQueryOptions(undefined, { query: feedPaging });
const Page = () => <Feed list={useFeed(query)} label="Posts" empty={<p>Nothing here</p>} />;

/** Posts 1 to 45, twenty per page. */
function page(cursor: string | null) {
  const from = Number(cursor ?? 1);
  const ids = Array.from({ length: Math.min(20, 46 - from) }, (_, index) => String(from + index));
  return {
    timeline: {
      elements: ids.map((id) => aPost({ id, content: [paragraph(`post ${id}`)] })),
      links: from + 20 > 45 ? {} : { next: { href: '/list', queryParams: { cursor: String(from + 20) } } },
    },
  };
}
const shown = () => screen.getAllByText(/^post \d+$/).map((post) => post.textContent);
const paged = readingSettings({ endlessScrolling: false });

it('a feed has numbered pages without endless scrolling, and fetches only what they show', async () => {
  window.scrollTo = () => {};
  const { user, requests } = renderApp(<Page />, {
    blogs: [bo],
    user: paged,
    path: '/list',
    answer: ({ query: asks }) => page(asks.get('cursor')),
  });
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(shown()).toHaveLength(20);
  expect(requests).toHaveLength(1);
  await user.click(within(pages).getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(shown()[0]).toBe('post 21'));
  expect(shown()).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(shown()).toHaveLength(5));
  expect(screen.getByText('You are all caught up')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Page 1' }));
  await waitFor(() => expect(shown()[0]).toBe('post 1'));
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  expect(requests).toHaveLength(3);
});

it('a numbered feed opens at the page of its address, and shows an error when a page fails', async () => {
  window.scrollTo = () => {};
  let fails = true;
  const { user } = renderApp(<Page />, {
    blogs: [bo],
    user: paged,
    path: '/list?page=3',
    answer: ({ query: asks }) =>
      fails && asks.get('cursor') === '41'
        ? new ApiFailure(500, 5000, 'Something went wrong on our side.')
        : page(asks.get('cursor')),
  });
  await screen.findByText('Something went wrong on our side.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()[0]).toBe('post 41'));
});
