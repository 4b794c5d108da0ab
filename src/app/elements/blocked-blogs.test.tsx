import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { LazyElementView } from './element-renderer.ts';

const query = getGetDashboardInfiniteQueryOptions(undefined, { query: feedPaging });
const hills = aBlog('hills');
const elements = [
  aPost({ id: '1' }),
  { objectType: 'blog', id: 'blog-hills', blog: hills },
  aPost({ id: '2' }),
  { objectType: 'blog_row', id: 'blog-hills', blog: hills },
  aPost({ id: '3' }),
  {
    objectType: 'carousel',
    id: 'blogs',
    title: 'Blogs you may like',
    cards: [hills, aBlog('moor')].map((blog) => ({ objectType: 'blog', id: `card-${blog.name}`, blog })),
  },
];
const ALL = ['A blog you may like: hills', 'A blog you may like: hills', 'Blogs you may like'];

afterEach(() => {
  act(() => {
    clearOverlays();
    clearToasts();
  });
});

function Page() {
  const { block } = useBlockAndMute(hills);
  return (
    <>
      <button type="button" onClick={() => void block()}>
        Block hills
      </button>
      <Feed list={useFeed(query)} label="Posts" empty={<p>Nothing here</p>} />
    </>
  );
}

/** Renders a feed whose server goes on sending the same elements. */
function show(answer: Answer) {
  return renderApp(<Page />, {
    blogs: [aBlog('bo')],
    renderer: LazyElementView,
    answer: (request) =>
      request.path === '/v2/timeline/dashboard' ? { timeline: { elements, links: {} } } : answer(request),
  });
}

/** Returns the names of the elements that are no posts. */
function shown() {
  return screen.getAllByRole('article').flatMap((article) => {
    return article.dataset.post ? [] : [article.getAttribute('aria-label')];
  });
}

it('blocking a blog removes it from strips, lines and carousels at once, and Undo brings it back', async () => {
  const blocked = { block: { blog: hills, createdTs: 1_700_000_000 } };
  const { user, requests } = show(({ method }) => (method === 'PUT' ? blocked : undefined));
  await waitFor(() => expect(shown()).toEqual(ALL));
  await user.click(screen.getByRole('button', { name: 'Block hills' }));
  await waitFor(() => expect(shown()).toEqual(['Blogs you may like']));
  expect(screen.queryByText('hills')).toBeNull();
  expect(screen.getAllByText('moor').length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(ALL));
  const writes = requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);
  expect(writes).toEqual([
    ['PUT', '/v2/user/blocks/hills'],
    ['DELETE', '/v2/user/blocks/hills'],
  ]);
});

it('a blog that the server refuses to block stays in the elements of a timeline', async () => {
  const refusal = new ApiFailure(403, 4004, 'This blog cannot be blocked.');
  const { user } = show(({ method }) => (method === 'PUT' ? refusal : undefined));
  await waitFor(() => expect(shown()).toEqual(ALL));
  await user.click(screen.getByRole('button', { name: 'Block hills' }));
  await screen.findByText('This blog cannot be blocked.');
  await waitFor(() => expect(shown()).toEqual(ALL));
});
