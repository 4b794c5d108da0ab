import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import JoinBlogPage from './JoinBlogPage.tsx';

afterEach(() => {
  act(clearToasts);
  sessionStorage.clear();
});

const club = aBlog('club', { primary: false });
const mara = aBlog('mara');
const invitation = {
  id: '7',
  blog: club,
  role: 'member',
  sender: aBlog('bo'),
  recipient: mara,
  sentTs: 1_780_000_000,
};

function open(answer: Answer, { blogs = [mara], hash = '' } = {}) {
  const page = (
    <Routes>
      <Route path="/blog/:blogName/join" element={<JoinBlogPage />} />
      <Route path="/club" element={<p>The club</p>} />
      <Route path="/dashboard" element={<p>Home</p>} />
    </Routes>
  );
  return renderApp(page, { path: `/blog/club/join${hash}`, blogs, answer });
}
/** Answers the read with the given invitation and accepts every write. */
function acceptingServer(response: object = invitation): Answer {
  return ({ path, method }) => {
    if (path.endsWith('/check')) return { invitation: response };
    return method === 'PUT' ? { blog: club } : undefined;
  };
}

it('JoinBlogPage shows the sender and the role, and accepts the invitation', async () => {
  const { user, requests } = open(acceptingServer());
  expect(await screen.findByRole('heading', { name: 'Write for club' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'bo' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Join club' }));
  expect(await screen.findByText('The club')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/v2/blog/club/membership', {}],
  ]);
});

it('JoinBlogPage explains the admin role, and declines as the invited blog', async () => {
  const { user, requests } = open(acceptingServer({ ...invitation, role: 'admin' }));
  expect(await screen.findByText(/You can change everything/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/blog/club/invitations/mara',
  ]);
});

it('JoinBlogPage shows a visitor the mailed invitation, and stores it during sign-up', async () => {
  const { requests } = open(acceptingServer(), { blogs: [], hash: '#secret-link' });
  const link = await screen.findByRole('link', { name: 'Sign up' });
  expect(requests.find(({ path }) => path.endsWith('/check'))?.body).toEqual({ token: 'secret-link' });
  expect(link.getAttribute('href')).toBe('/register?source=join&redirect_to=%2Fblog%2Fclub%2Fjoin');
  expect(screen.queryByRole('button', { name: 'Join club' })).toBeNull();
});

it('JoinBlogPage accepts with the stored token, and removes it', async () => {
  open(acceptingServer(), { blogs: [], hash: '#secret-link' });
  await screen.findByRole('link', { name: 'Sign up' });
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  document.body.innerHTML = '';
  const { user, requests } = open(acceptingServer());
  await user.click(await screen.findByRole('button', { name: 'Join club' }));
  await screen.findByText('The club');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ token: 'secret-link' });
  expect(sessionStorage.length).toBe(0);
});

it.each([
  [16010, 'This invitation is no longer valid', [mara]],
  [4033, 'You already write for club', [mara]],
  [4004, 'There is no invitation for you', [mara]],
  [4004, 'Are you invited to club?', []],
])('JoinBlogPage answers code %i with “%s”', async (code, title, blogs) => {
  open(() => new ApiFailure(400, code, 'No.'), { blogs });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('JoinBlogPage shows beside the button why joining was refused', async () => {
  const full = 'This blog has as many members as a blog can have.';
  const answer = acceptingServer();
  const { user } = open((requests) =>
    requests.method === 'PUT' ? new ApiFailure(403, 4030, full) : answer(requests),
  );
  await user.click(await screen.findByRole('button', { name: 'Join club' }));
  expect(await screen.findByText(full)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join club' })).toBeTruthy();
});
