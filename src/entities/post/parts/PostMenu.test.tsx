import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from '../PostCard.tsx';

afterEach(() => {
  act(clearToasts);
  act(clearOverlays);
});

const bo = aBlog('bo');
const theirs = aPost({ id: '12', blog: bo, blogName: 'bo', summary: 'A kettle', tags: ['Moss', 'fog'] });

const report = { id: 'r1', reason: 'spam', createdTs: 1, state: 'open' };
/** One response body that satisfies all of these calls. */
const ALL = {
  savedPost: { post: theirs, savedTs: 1 },
  hiddenPost: { rootPostId: '12', blogName: 'bo', summary: '', createdTs: 1 },
  mutedBlog: { blog: bo, kind: 'all', scopes: ['dashboard'], createdTs: 1 },
  block: { blog: bo, createdTs: 1 },
  report,
};

/** Renders another blog's post for a member; returns the writes the server received. */
function show(answer: Answer = () => ALL, blogs = [aBlog('ivy')]) {
  const written: ServerRequest[] = [];
  const shown = renderApp(<PostCard post={theirs} />, {
    blogs,
    answer: (asked) => {
      if (asked.method !== 'GET') written.push(asked);
      return answer(asked);
    },
  });
  const choose = async (name: string) => {
    await shown.user.click(screen.getByRole('button', { name: 'Post options' }));
    await shown.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...shown, written, choose };
}
function calls(written: readonly ServerRequest[]) {
  return written.map(({ method, path, body }) => [method, path, body]);
}

it('PostMenu saves the post and removes it from the saved posts again', async () => {
  const { written, choose } = show();
  await choose('Save for later');
  expect(await screen.findByText('Saved for later')).toBeTruthy();
  await choose('Remove from saved posts');
  await screen.findByText('Removed from saved posts');
  expect(calls(written)).toEqual([
    ['POST', '/v2/user/saved_posts', { post_id: '12' }],
    ['DELETE', '/v2/user/saved_posts/12', undefined],
  ]);
});

it('PostMenu subscribes to new replies and shows the subscription', async () => {
  const { written, choose, user } = show(() => undefined);
  await choose('Notify me of new replies');
  await screen.findByText('You get notifications of new replies.');
  await choose('Stop notifications of replies');
  await screen.findByText('You no longer get notifications of new replies.');
  expect(calls(written)).toEqual([
    ['POST', '/v2/blog/bo/posts/12/subscription', undefined],
    ['DELETE', '/v2/blog/bo/posts/12/subscription', undefined],
  ]);
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  expect(await screen.findByRole('menuitem', { name: 'Notify me of new replies' })).toBeTruthy();
});

it('PostMenu mutes the notes of one’s own post and unmutes them again', async () => {
  const mine = aPost({ id: '13', blog: bo, blogName: 'bo', canEdit: true, canDelete: true });
  const asked: ServerRequest[] = [];
  const { user } = renderApp(<PostCard post={mine} />, {
    blogs: [bo],
    answer: (call) => {
      if (call.method !== 'GET') asked.push(call);
      return { id: '13', muted: call.method === 'POST' };
    },
  });
  for (const name of [
    'Mute notifications of this post',
    'Turn on notifications of this post',
    'Mute notifications of this post',
  ]) {
    await user.click(screen.getByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await waitFor(() =>
    expect(calls(asked)).toEqual([
      ['POST', '/v2/blog/bo/posts/13/mute', { mute_length_seconds: 0 }],
      ['DELETE', '/v2/blog/bo/posts/13/mute', undefined],
      ['POST', '/v2/blog/bo/posts/13/mute', { mute_length_seconds: 0 }],
    ]),
  );
});

it('PostMenu rolls saving back and shows the reason when the server refuses', async () => {
  const { choose, user } = show(() => new ApiFailure(403, 4030, 'You have as many as there can be.'));
  await choose('Save for later');
  expect(await screen.findByText('You have as many as there can be.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  expect(await screen.findByRole('menuitem', { name: 'Save for later' })).toBeTruthy();
});

it('PostMenu says that a post was deleted elsewhere, and removes it', async () => {
  const { choose } = show(() => new ApiFailure(404, 4004, 'There is no such post.'));
  await choose('Save for later');
  expect(await screen.findByText('There is no such post.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

it('PostMenu hides the post with an undo action', async () => {
  const { written, choose, user } = show();
  await choose('Hide this post');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(calls(written)).toEqual([
    ['POST', '/v2/user/hidden_posts', { post_id: '12' }],
    ['DELETE', '/v2/user/hidden_posts/12', undefined],
  ]);
});

it('PostMenu mutes the post’s blog at once and blocks it after a confirmation', async () => {
  const { written, choose, user } = show();
  await choose('Mute bo');
  await screen.findByText('bo is muted.');
  await choose('Block bo');
  const question = await screen.findByRole('dialog', { name: 'Block bo?' });
  expect(written).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  await screen.findByText('bo is blocked.');
  expect(calls(written)).toEqual([
    ['POST', '/v2/user/muted_blogs', { tumblelog: 'bo' }],
    ['PUT', '/v2/user/blocks/bo', undefined],
  ]);
});

it('PostMenu mutes one of the post’s tags for a week', async () => {
  const { written, choose, user } = show(() => ({ filteredTags: [] }));
  await choose('Mute a tag');
  await user.click(await screen.findByRole('button', { name: 'Mute #Moss for a week' }));
  await screen.findByText('#Moss is muted.');
  const filter = { filtered_tags: ['Moss'], action: 'hide', expires_in: 604_800 };
  expect(calls(written)).toEqual([['POST', '/v2/user/filtered_tags', filter]]);
});

it('PostMenu reports the post with a reason, and keeps the typed note when that fails', async () => {
  let isDown = true;
  const { written, choose, user } = show(() =>
    isDown ? new ApiFailure(503, 5003, 'A short maintenance.') : ALL,
  );
  await choose('Report');
  const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
  const send = within(dialog).getByRole('button', { name: 'Report' });
  await user.click(send);
  expect(within(dialog).getByText('Choose a reason for your report.')).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Spam' }));
  await user.type(within(dialog).getByRole('textbox'), 'Boots again');
  await user.click(send);
  expect(await within(dialog).findByText('A short maintenance.')).toBeTruthy();
  isDown = false;
  await user.click(send);
  await screen.findByText('Thank you. We will review your report.');
  const sent = { reason: 'spam', note: 'Boots again', hide: true };
  expect(calls(written)).toEqual([
    ['POST', '/v2/blog/bo/posts/12/report', sent],
    ['POST', '/v2/blog/bo/posts/12/report', sent],
  ]);
});

it('PostMenu offers visitors nothing that needs an account', async () => {
  const { user } = show(() => ALL, []);
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  for (const name of ['Save for later', 'Hide this post', 'Block bo', 'Report']) {
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  }
});
