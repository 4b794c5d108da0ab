import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import FollowersPage from './FollowersPage.tsx';

const own = aBlog('mara', { admin: true });

function show(answer: Answer, home = own) {
  const page = (
    <Routes>
      <Route path="/blog/:blogName/followers" element={<FollowersPage />} />
    </Routes>
  );
  return renderApp(page, { blogs: [home], answer, path: '/blog/mara/followers' });
}

it('FollowersPage lists and counts followers, with a button to follow back all but oneself', async () => {
  const users = [aBlog('bo'), { ...aBlog('cy'), followed: true }, own];
  const { requests } = show(() => ({ users, totalUsers: 1203, links: {} }));
  expect(await screen.findByRole('list', { name: 'Followers' })).toBeTruthy();
  expect(screen.getByText('1,203 followers')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Follow bo/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /mara/ })).toBeNull();
  expect(requests.filter(({ path }) => path === '/v2/blog/mara/followers')).toHaveLength(1);
});

it('FollowersPage reports that there are no followers', async () => {
  show(() => ({ users: [], totalUsers: 0, links: {} }));
  expect(await screen.findByRole('heading', { name: 'Nobody follows mara yet' })).toBeTruthy();
});

it('FollowersPage reports a failed list and loads it again', async () => {
  let isBroken = true;
  const { user } = show(() =>
    isBroken ? new ApiFailure(403, 1034, 'Not now.') : { users: [aBlog('bo')], totalUsers: 1, links: {} },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^Follow bo/ })).toBeTruthy();
});

it('FollowersPage is for admins of the blog', () => {
  const { requests } = show(() => ({}), { ...own, admin: false });
  expect(screen.getByRole('heading', { name: 'Admins only' })).toBeTruthy();
  expect(requests).toEqual([]);
});
