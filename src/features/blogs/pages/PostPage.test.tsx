import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import PostPage from './PostPage.tsx';

const listed = aPost({ id: '41' });
/** A post below it in the same list. */
const bystander = aPost({ id: '42', content: [{ type: 'text', text: 'Another day.' }] });

function start() {
  return renderApp(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <PostCard post={listed} />
            <Link to="/ann/42">The other one</Link>
          </>
        }
      />
      <Route path="/:blogname/:postId/:slug?" element={<PostPage />} />
    </Routes>,
    {
      answer: ({ path }) =>
        path === '/v2/blog/ann/posts'
          ? { blog: aBlog('ann'), posts: [], totalPosts: 1, links: {} }
          : new Promise(() => {}),
    },
  );
}

const permalink = () => screen.getByText((_, element) => element?.matches('header a:has(time)') ?? false);

it('PostPage renders a post opened from a list immediately, while its own response is loading', async () => {
  const { user } = start();
  await user.click(permalink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Post by ann' })).toBeTruthy();
  expect(screen.getByText('A walk by the sea.')).toBeTruthy();
});

it('PostPage waits for the response of any other post', async () => {
  const { user, requests } = start();
  await user.click(screen.getByRole('link', { name: 'The other one' }));
  await vi.waitFor(() => expect(requests.some(({ path }) => path.endsWith(`/${bystander.id}`))).toBe(true));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('PostPage marks a pinned post, and its list does not', async () => {
  const pinned = aPost({ id: '41', isPinned: true });
  const { user } = renderApp(
    <Routes>
      <Route path="/" element={<PostCard post={pinned} />} />
      <Route path="/:blogname/:postId/:slug?" element={<PostPage />} />
    </Routes>,
    { answer: () => new Promise(() => {}) },
  );
  expect(screen.queryByText('Pinned')).toBeNull();
  await user.click(permalink());
  expect(await screen.findByText('Pinned')).toBeTruthy();
});

describe('related posts', () => {
  let come: (isSeen: boolean) => void = () => {};
  // jsdom has no layout.
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          come = (isIntersecting) => report([{ isIntersecting }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    ),
  );
  afterEach(() => vi.unstubAllGlobals());

  const NO_NOTES = { notes: [], totalNotes: 0, totalLikes: 0, totalReblogs: 0, totalReplies: 0, links: {} };
  const blog = aBlog('ann');
  const tagged = aPost({ id: '41', tags: ['sea'] });
  const related = aPost({
    id: '77',
    blog: aBlog('bo'),
    blogName: 'bo',
    content: [{ type: 'text', text: 'The same sea.' }],
  });

  function open(post: Post, elements: readonly object[] | ApiFailure) {
    return renderApp(
      <Routes>
        <Route path="/:blogname/:postId" element={<PostPage />} />
      </Routes>,
      {
        path: `/ann/${post.id}`,
        answer: ({ path }) => {
          if (path === '/v2/related/posts')
            return elements instanceof ApiFailure ? elements : { timeline: { elements, links: {} } };
          if (path === '/v2/blog/ann/posts') return { blog, posts: [], totalPosts: 1, links: {} };
          return path.endsWith('/notes') ? NO_NOTES : { post, blog };
        },
      },
    );
  }
  const asksFor = (requests: readonly ServerRequest[]) =>
    requests.filter(({ path }) => path === '/v2/related/posts').map(({ query }) => query.get('post_id'));

  it('related posts are loaded below a post with tags once the reader comes near', async () => {
    const { requests } = open(tagged, [related]);
    await screen.findByRole('link', { name: 'All posts' });
    expect(asksFor(requests)).toEqual([]);
    act(() => come(true));
    expect(await screen.findByText('The same sea.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Posts with the same tags on other blogs' })).toBeTruthy();
    expect(asksFor(requests)).toEqual(['41']);
  });

  it.each([
    ['there are none', []],
    ['loading fails', new ApiFailure(403, 4003, 'Not now.')],
  ])('related posts render nothing where %s', async (_why, elements) => {
    const { requests } = open(tagged, elements);
    await screen.findByRole('link', { name: 'All posts' });
    act(() => come(true));
    await vi.waitFor(() => expect(asksFor(requests)).toEqual(['41']));
    expect(screen.queryByRole('heading', { name: 'Posts with the same tags on other blogs' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
