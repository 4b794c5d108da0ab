import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import SubmitPage from './SubmitPage.tsx';

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
});

const wall = aBlog('wall', { canSubmit: true, submissionGuidelines: 'Only clouds.', isMember: false });

function open(blog = wall, { blogs = [aBlog('ivy')], write = (() => ({})) as Answer } = {}) {
  return renderApp(
    <Routes>
      <Route path="/new/submission/:blogName" element={<SubmitPage />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    {
      path: '/new/submission/wall',
      blogs,
      answer: (asked) => (asked.method === 'GET' ? { blog } : write(asked)),
    },
  );
}

it('shows the guidelines, asks for words, and sends them', async () => {
  const { user, asked } = open(wall, {
    write: () => ({ id: '5', state: 'submission', displayText: 'Sent', post: aPost() }),
  });
  expect((await screen.findByRole('region', { name: 'Guidelines' })).textContent).toBe('Only clouds.');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Write something first.')).toBeTruthy();
  await user.type(screen.getByLabelText('Your post'), 'A cloud');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('wall has your post')).toBeTruthy();
  const [sent] = asked.filter(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/blog/wall/posts',
    { content: [{ type: 'text', text: 'A cloud' }], state: 'submission', tumblelog: 'ivy' },
  ]);
});

it('says beside the post why it was refused, and keeps it', async () => {
  const { user } = open(wall, { write: () => new ApiFailure(403, 4030, 'Ten a day.') });
  const post = await screen.findByLabelText('Your post');
  await user.type(post, 'A cloud');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Ten a day.')).toBeTruthy();
  expect((post as HTMLTextAreaElement).value).toBe('A cloud');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('A cloud'));
});

it('lets a visitor read what is wanted, and leads them to an account', async () => {
  open(wall, { blogs: [] });
  expect(await screen.findByText('Only clouds.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
    '/register?source=submit&redirect_to=%2Fnew%2Fsubmission%2Fwall',
  );
  expect(screen.queryByLabelText('Your post')).toBeNull();
});

it.each([
  ['wall takes no submissions', { canSubmit: false }],
  ['This is your own blog', { isMember: true }],
])('says “%s”', async (title, changes) => {
  open({ ...wall, ...changes });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
