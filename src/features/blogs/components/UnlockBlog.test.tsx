import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import BlogLikesPage from '../pages/BlogLikesPage.tsx';

const anna = aBlog('anna', { shareLikes: true });

/** Opens the likes of a blog with the password “moss”. */
function openLocked(blogs: Blog[]): { tried: unknown[] } {
  const tried: unknown[] = [];
  let isOpen = false;
  renderApp(
    <Routes>
      <Route path="/:blogname/likes" element={<BlogLikesPage />} />
    </Routes>,
    {
      path: '/anna/likes',
      blogs,
      answer: ({ method, path, body }) => {
        if (method === 'POST') {
          tried.push(body);
          isOpen = (body as { password: string }).password === 'moss';
          return isOpen
            ? { blog: anna }
            : new ApiFailure(403, 4013, 'This is not the password of this blog.', { field: 'password' });
        }
        if (!isOpen) return new ApiFailure(403, 4013, 'You need a password to read this blog.');
        if (path === '/v2/blog/anna/info') return { blog: anna };
        return { likedPosts: [], likedCount: 0, links: {} };
      },
    },
  );
  return { tried };
}

it('UnlockBlog opens the blog in place with its password, and keeps a wrong one for correction', async () => {
  const user = userEvent.setup();
  const { tried } = openLocked([aBlog('mara', { primary: true })]);
  expect(await screen.findByRole('heading', { name: 'anna needs a password' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open blog' }));
  const field = screen.getByLabelText('Password');
  expect(await screen.findByText('Type the password of this blog.')).toBeTruthy();
  expect([document.activeElement, tried]).toEqual([field, []]);

  await user.type(field, 'mos{Enter}');
  expect(await screen.findByText('This is not the password of this blog.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('mos');
  await user.type(field, 's{Enter}');
  expect(await screen.findByRole('navigation', { name: 'Parts of anna' })).toBeTruthy();
  expect(tried).toEqual([{ password: 'mos' }, { password: 'moss' }]);
});

it('UnlockBlog sends a visitor to log in first, and back', async () => {
  openLocked([]);
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?redirect_to=%2Fanna%2Flikes');
  expect(screen.queryByLabelText('Password')).toBeNull();
});
