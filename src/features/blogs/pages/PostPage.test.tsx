import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PostCard } from '#src/features/posts/render/PostCard.tsx';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import PostPage from './PostPage.tsx';

const listed = aPost({ id: '41' });
/** Stands below it in the same list. */
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
        path === '/v2/blog/ann/posts' ? { blog: aBlog('ann'), posts: [] } : new Promise(() => {}),
    },
  );
}

const permalink = () => screen.getByText((_, element) => element?.matches('header a:has(time)') ?? false);

it('shows a post at once that was opened from a list, while its own answer is on the way', async () => {
  const { user } = start();
  await user.click(permalink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Post by ann' })).toBeTruthy();
  expect(screen.getByText('A walk by the sea.')).toBeTruthy();
});

it('waits for any other post', async () => {
  const { user, asked } = start();
  await user.click(screen.getByRole('link', { name: 'The other one' }));
  await vi.waitFor(() => expect(asked.some(({ path }) => path.endsWith(`/${bystander.id}`))).toBe(true));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
