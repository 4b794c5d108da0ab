import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import ArchivePage from './ArchivePage.tsx';
import BlogFollowingPage from './BlogFollowingPage.tsx';
import BlogKindPage from './BlogKindPage.tsx';
import BlogLikesPage from './BlogLikesPage.tsx';
import BlogPage from './BlogPage.tsx';

const anna = aBlog('anna', { shareLikes: true, shareFollowing: true });
function open(path: string, parts: Answer) {
  return renderApp(
    <Routes>
      <Route path="/:blogname" element={<BlogPage />} />
      <Route path="/:blogname/filter-by/:postType" element={<BlogKindPage />} />
      <Route path="/:blogname/likes" element={<BlogLikesPage />} />
      <Route path="/:blogname/following" element={<BlogFollowingPage />} />
      <Route path="/:blogname/archive/*" element={<ArchivePage />} />
    </Routes>,
    {
      path,
      blogs: [],
      answer: (asked) => {
        if (asked.path === '/v2/blog/anna/info') return { blog: anna };
        if (asked.path === '/v2/explore/recommended/blogs') return { blogs: [], links: {} };
        return parts(asked);
      },
    },
  );
}

const refused = () => new ApiFailure(403, 4003, 'This blog keeps that to itself.');

it('BlogLikesPage shows a blog’s likes under the tabs of its shared parts', async () => {
  open('/anna/likes', () => ({ likedPosts: [aPost()], likedCount: 1, links: {} }));
  expect(await screen.findByText('A walk by the sea.')).toBeTruthy();
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of anna' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Posts',
    'Likes',
    'Following',
    'Archive',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Likes');
});

it('BlogFollowingPage says why a blog does not share whom it follows', async () => {
  open('/anna/following', refused);
  expect(await screen.findByText('This blog keeps that to itself.')).toBeTruthy();
});

it('BlogFollowingPage says that a blog follows nobody', async () => {
  open('/anna/following', () => ({ blogs: [], totalBlogs: 0, links: {} }));
  expect(await screen.findByText('anna follows nobody yet')).toBeTruthy();
});

const tile = {
  postId: '7',
  blogName: 'anna',
  postUrl: '/anna/7',
  type: 'text',
  summary: 'A tile',
  timestamp: 1_740_000_000,
  noteCount: 1,
  isReblog: false,
  tags: [],
};
function archive(posts: unknown[]): Answer {
  return ({ path }) =>
    path.endsWith('/months')
      ? { months: [{ year: 2025, month: 2, count: 3 }], firstTs: 1_740_000_000, tags: ['hills'] }
      : { posts, total: posts.length, links: {} };
}

it('ArchivePage shows tiles below a calendar, filtered as the address says [blog-06]', async () => {
  const asked: string[] = [];
  open('/anna/archive/2025/2/filter-by/text', (request) => {
    if (request.path.endsWith('/archive')) asked.push(String(request.query));
    return archive([tile])(request);
  });
  expect(await screen.findByText('A tile')).toBeTruthy();
  expect(asked).toEqual(['year=2025&month=2&type=text&limit=48']);
  const february = screen.getByRole('link', { name: 'February 2025: 3 posts' });
  expect(february.getAttribute('aria-current')).toBe('true');
  // Pressing it again removes the filter.
  expect(february.getAttribute('href')).toBe('/anna/archive/filter-by/text');
  expect(screen.getByRole('link', { name: '#hills' }).getAttribute('href')).toBe(
    '/anna/archive/2025/2/filter-by/text/tagged/hills',
  );
});

it('ArchivePage enlarges the most noted post of a month, names every cell, and tells months without posts', async () => {
  const month = [1, 5, 2, 3].map((noteCount, index) => ({
    ...tile,
    postId: String(10 + index),
    summary: `Post ${noteCount}`,
    noteCount,
  }));
  const film = {
    ...tile,
    postId: '20',
    type: 'video',
    summary: 'A film',
    duration: 187,
    timestamp: 1_725_000_000,
  };
  open('/anna/archive', archive([...month, film]));
  const large = (await screen.findByText('Post 5')).closest('li');
  expect(large?.dataset.large).toBe('true');
  expect(document.querySelectorAll('[data-large]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /A film.*3:07.*1 note/ })).toBeTruthy();
  expect(screen.getByText(/September 2024 – January 2025: no posts/)).toBeTruthy();
});

it('ArchivePage links to the whole archive when nothing matches', async () => {
  open('/anna/archive/2024', archive([]));
  expect((await screen.findByRole('link', { name: 'The whole archive' })).getAttribute('href')).toBe(
    '/anna/archive',
  );
});

it('BlogKindPage shows a blog’s posts of one type, and links to the others', async () => {
  const asked: string[] = [];
  open('/anna/filter-by/photo', ({ query }) => {
    asked.push(query.get('type') ?? '');
    return { blog: anna, posts: [aPost()], totalPosts: 9, links: {} };
  });
  expect(await screen.findByText('A walk by the sea.')).toBeTruthy();
  expect(asked).toEqual(['photo']);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of posts' }));
  expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Photos');
  expect(kinds.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/anna');
  expect(kinds.getByRole('link', { name: 'Quotes' }).getAttribute('href')).toBe('/anna/filter-by/quote');
});

it('BlogKindPage says that a blog has no posts of a type', async () => {
  open('/anna/filter-by/video', () => ({ blog: anna, posts: [], totalPosts: 9, links: {} }));
  expect(await screen.findByText('anna has no posts of this kind')).toBeTruthy();
});

it('BlogKindPage and BlogPage mark the pinned post, and BlogLikesPage does not', async () => {
  const elements = [aPost({ blog: anna, blogName: 'anna', isPinned: true })];
  const answer: Answer = () => ({
    blog: anna,
    posts: elements,
    totalPosts: 1,
    likedPosts: elements,
    likedCount: 1,
    links: {},
  });
  for (const [path, isMarked] of [
    ['/anna', true],
    ['/anna/filter-by/text', true],
    ['/anna/likes', false],
  ] as const) {
    const { unmount } = open(path, answer);
    expect(await screen.findByText('A walk by the sea.')).toBeTruthy();
    expect(screen.queryByText('Pinned') !== null, path).toBe(isMarked);
    unmount();
  }
});
