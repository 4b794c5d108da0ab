import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createdAnswer,
  isWrite,
  ivy,
  openPage,
  resetBrowserAroundTests,
  storeDraft,
  surface,
} from '#tests/support/post-forms.tsx';
import { ApiFailure, type ServerRequest } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import { writingSettings } from '#tests/support/user-settings.ts';

/** Tests the member's settings for new posts: their defaults and the follow-up after posting. */

resetBrowserAroundTests();

it('NewPost starts with the member’s default tags and default outcome', async () => {
  openPage(
    '/new',
    () => createdAnswer(),
    writingSettings({ defaultTags: ['fog', 'tea'], defaultState: 'queue' }),
  );
  await surface();
  for (const tag of ['fog', 'tea'])
    expect(screen.getByRole('button', { name: `Remove tag ${tag}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to queue' })).toBeTruthy();
});

it('ReblogPage has the member’s default outcome, without the default tags', async () => {
  const post = aPost({ id: '5', reblogKey: 'abcdefgh' });
  openPage(
    '/reblog/bo/5/abcdefgh',
    () => ({ post, blog: post.blog }),
    writingSettings({ defaultTags: ['fog'], defaultState: 'draft' }),
  );
  expect(await screen.findByRole('button', { name: 'Save as a draft' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove tag fog' })).toBeNull();
});

const media = [
  { type: 'webp' as const, url: 'https://skein.example/media/kn/540.webp', width: 540, height: 360 },
];
const silent = { type: 'image' as const, media };
const post = aPost({ id: '5', blog: ivy, blogName: 'ivy', canEdit: true, content: [silent] });
function answer({ method }: ServerRequest) {
  return method === 'GET' ? { post, blog: post.blog } : { id: '5', state: 'published', post };
}

it('NewPost asks before posting an image without alt text, and links to its field', async () => {
  const { user, requests } = openPage('/edit/ivy/5', answer, writingSettings({ remindAltText: true }));
  await surface();
  const save = screen.getByRole('button', { name: 'Save changes' });
  await user.click(save);
  expect(await screen.findByText(/^1 picture has no description/)).toBeTruthy();
  expect(requests.filter(isWrite)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Describe' }));
  await user.type(await screen.findByLabelText('What does this picture show?'), 'A hen{Enter}');
  await user.click(save);
  await waitFor(() => expect(requests.filter(isWrite)).toHaveLength(1));
});

it('NewPost posts without alt text after confirmation, and without asking members who turned the reminder off', async () => {
  for (const remindAltText of [true, false]) {
    const { user, requests, unmount } = openPage('/edit/ivy/5', answer, writingSettings({ remindAltText }));
    await surface();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    if (remindAltText) await user.click(await screen.findByRole('button', { name: 'Post without' }));
    await waitFor(() => expect(requests.filter(isWrite)).toHaveLength(1));
    unmount();
  }
});

it('undo turns a published post back into a draft within its time limit', async () => {
  storeDraft('A walk');
  const { user, requests } = openPage(
    '/new',
    ({ method }) =>
      method === 'PUT' ? { ...createdAnswer({ state: 'draft' }), state: 'draft' } : createdAnswer(),
    writingSettings({ undoSeconds: 30 }),
  );
  await surface();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The post is a draft again')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View drafts' })).toBeTruthy();
  const put = requests.find(({ method }) => method === 'PUT');
  expect([put?.path, put?.body]).toEqual(['/v2/blog/ivy/posts/77', { state: 'draft' }]);
});

it('undo shows why a published post cannot be turned back', async () => {
  storeDraft('A walk');
  const { user } = openPage(
    '/new',
    ({ method }) => (method === 'PUT' ? new ApiFailure(503, 5003, 'A short maintenance.') : createdAnswer()),
    writingSettings(),
  );
  await surface();
  await user.click(screen.getByRole('button', { name: 'Post now' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
});

it('undo is not offered to members who turned it off, or for a post that is not published', async () => {
  for (const [undoSeconds, state, words] of [
    [0, 'published', 'Posted to ivy'],
    [5, 'queued', 'Added to the queue of ivy'],
  ] as const) {
    storeDraft('A walk');
    const { user, unmount } = openPage(
      '/new',
      () => ({ ...createdAnswer({ state }), state }),
      writingSettings({ undoSeconds }),
    );
    await surface();
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    unmount();
  }
});
