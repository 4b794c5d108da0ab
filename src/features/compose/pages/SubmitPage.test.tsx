import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { isWrite, ivy, resetBrowserAroundTests, storeDraft, surface } from '#tests/support/post-forms.tsx';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import SubmitPage from './SubmitPage.tsx';

resetBrowserAroundTests();

const wall = aBlog('wall', { canSubmit: true, submissionGuidelines: 'Only clouds.', isMember: false });

function open(blog = wall, { blogs = [ivy], write = (() => ({})) as Answer } = {}) {
  return renderApp(
    <Routes>
      <Route path="/new/submission/:blogName" element={<SubmitPage />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>,
    {
      path: '/new/submission/wall',
      blogs,
      answer: (requests) => (requests.method === 'GET' ? { blog } : write(requests)),
    },
  );
}

/** Stores a draft with text and an image. */
function keepSubmission(): void {
  storeDraft('A cloud', { outcome: 'submit', tags: ['sky'] }, 'submission', wall.uuid);
}

it('SubmitPage shows the guidelines, requires content, and sends all fields', async () => {
  keepSubmission();
  const { user, requests } = open(wall, {
    write: () => ({ id: '5', state: 'submission', displayText: 'Sent', post: aPost() }),
  });
  expect((await screen.findByRole('region', { name: 'Guidelines' })).textContent).toBe('Only clouds.');
  expect((await surface()).textContent).toBe('A cloud');
  await user.click(screen.getByRole('button', { name: 'Submit post' }));
  expect(await screen.findByText('Your post was sent to wall')).toBeTruthy();
  const [sent] = requests.filter(isWrite);
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/blog/wall/posts',
    { content: [{ type: 'text', text: 'A cloud' }], tags: 'sky', state: 'submission', tumblelog: 'ivy' },
  ]);
});

it('SubmitPage names the accepted types, starts with one of them, and offers the blog’s tags', async () => {
  keepSubmission();
  const { user, requests } = open(
    { ...wall, submissionTypes: ['photo', 'quote'], submissionTags: ['fog', 'rain'] },
    { write: () => ({ id: '5', state: 'submission', displayText: 'Sent', post: aPost() }) },
  );
  expect(await screen.findByText('Accepted here: Photos and Quotes')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Choose pictures/ })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '#rain' }));
  // The draft is older than the blog's choice of tags.
  await user.click(screen.getByRole('button', { name: '#sky', pressed: true }));
  expect(screen.queryByRole('button', { name: '#sky' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit post' }));
  await screen.findByText('Your post was sent to wall');
  expect(requests.find(isWrite)?.body).toMatchObject({ tags: 'rain' });
});

it('SubmitPage disables sending while the form is empty', async () => {
  const { user, requests } = open();
  await surface();
  await user.click(screen.getByRole('button', { name: 'Submit post' }));
  await screen.findByText(/There is nothing to post yet/);
  expect(requests.filter(isWrite)).toEqual([]);
});

it('SubmitPage shows why a submission was refused, and keeps it', async () => {
  keepSubmission();
  const { user } = open(wall, { write: () => new ApiFailure(403, 4030, 'Ten a day.') });
  await surface();
  await user.click(screen.getByRole('button', { name: 'Submit post' }));
  expect(await screen.findByText('Ten a day.')).toBeTruthy();
  expect((await surface()).textContent).toBe('A cloud');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('A cloud'));
});

it('SubmitPage shows a visitor the guidelines, and links to the log-in form', async () => {
  open(wall, { blogs: [] });
  expect(await screen.findByText('Only clouds.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Submit a post to wall' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
    '/register?source=submit&redirect_to=%2Fnew%2Fsubmission%2Fwall',
  );
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['wall does not accept submissions', { canSubmit: false }],
  ['This is your own blog', { isMember: true }],
])('SubmitPage shows “%s”', async (title, changes) => {
  open({ ...wall, ...changes });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
