import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import {
  clearQuickReblogChoice,
  readQuickReblogChoice,
  storeQuickReblogChoice,
} from '#src/shared/lib/storage/quick-reblog-choice.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostCard } from '../PostCard.tsx';

const ivy = aBlog('ivy');
const offcuts = aBlog('offcuts', { primary: false });
const theirs = aPost({ id: '12', blog: aBlog('bo'), blogName: 'bo', reblogCount: 3, noteCount: 12 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(clearToasts);
  act(clearOverlays);
});

const isWrite = ({ method }: ServerRequest): boolean => method !== 'GET';

/** The server's response to a reblog: the post on the blog in the path. */
const made: Answer = ({ path, body, method }) => {
  if (method !== 'POST') return undefined;
  const name = path.split('/')[3] ?? '';
  const state = (body as { state: string }).state === 'queue' ? 'queued' : 'published';
  return { id: '90', state, post: aPost({ id: '90', blog: aBlog(name), blogName: name }) };
};

function show({ blogs = [ivy], post = theirs, answer = made } = {}) {
  const shown = renderApp(<PostCard post={post} />, { blogs, answer });
  const writes = () =>
    shown.requests.filter(isWrite).map(({ method, path, body }) => ({ method, path, body }));
  const press = (shiftKey = false) =>
    fireEvent.click(screen.getByRole('link', { name: /^Reblog/ }), { altKey: true, shiftKey });
  return { ...shown, writes, press };
}

it('quick reblog publishes at once as one’s only blog, says so and can be undone', async () => {
  const { writes, press, user } = show();
  press();
  await screen.findByText('Reblogged as ivy');
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/v2/blog/ivy/posts',
      body: {
        content: [],
        state: 'published',
        parentPostId: '12',
        parentTumblelogUuid: 't:bo',
        reblogKey: 'abcdefgh',
      },
    },
  ]);
  await screen.findByRole('link', { name: 'Reblog again (you reblogged this), 4' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The reblog was undone');
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/v2/blog/ivy/posts/90' });
  await screen.findByRole('link', { name: 'Reblog, 3' });
});

it('quick reblog adds to the queue without counting as a reblog yet', async () => {
  const { writes, press } = show();
  press(true);
  await screen.findByText('In the queue of ivy');
  expect(writes()[0]).toMatchObject({ body: { state: 'queue' } });
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('quick reblog never uses a blog that was not chosen', async () => {
  const { writes, press, user } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByRole('dialog', { name: 'Quick reblog' });
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'offcuts' }));
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'moss, #fog');
  await user.click(screen.getByRole('button', { name: 'Reblog as offcuts' }));
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]).toMatchObject({ path: '/v2/blog/offcuts/posts', body: { tags: 'moss, fog' } });
  expect(readQuickReblogChoice()).toEqual({ blog: 't:offcuts', tags: ['moss', 'fog'] });
});

it('quick reblog reuses the saved choice the next time', async () => {
  storeQuickReblogChoice({ blog: 't:offcuts', tags: ['moss'] });
  const { writes, press } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]).toMatchObject({ path: '/v2/blog/offcuts/posts', body: { tags: 'moss' } });
});

it('quick reblog leaves the tags to the blog’s defaults when none were chosen, and shows them before', async () => {
  const mossy = aBlog('offcuts', { primary: false, reblogTags: ['moss', 'fog'] });
  storeQuickReblogChoice({ blog: 't:offcuts', tags: [] });
  const { writes, press } = show({ blogs: [ivy, mossy] });
  press();
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]?.body).not.toHaveProperty('tags');
});

it('quick reblog starts with the chosen blog’s default tags, and sends none when they are removed', async () => {
  const mossy = aBlog('offcuts', { primary: false, reblogTags: ['moss', 'fog'] });
  const { writes, press, user } = show({ blogs: [ivy, mossy] });
  press();
  await screen.findByRole('dialog', { name: 'Quick reblog' });
  const tags = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
  expect(tags.value).toBe('');
  await user.click(screen.getByRole('radio', { name: 'offcuts' }));
  expect(tags.value).toBe('moss, fog');
  await user.clear(tags);
  await user.click(screen.getByRole('button', { name: 'Reblog as offcuts' }));
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]?.body).toMatchObject({ tags: '' });
});

it('quick reblog asks again when the saved blog is no longer one’s own', async () => {
  storeQuickReblogChoice({ blog: 't:gone', tags: ['theirs'] });
  const { writes, press } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByRole('dialog', { name: 'Quick reblog' });
  expect(writes()).toEqual([]);
});

it('quick reblog asks for confirmation before reblogging a second time', async () => {
  const { writes, press, user } = show({ post: { ...theirs, rebloggedByYou: true } });
  press();
  await screen.findByText('You have already reblogged this.');
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reblog again' }));
  await screen.findByText('Reblogged as ivy');
  expect(writes()).toHaveLength(1);
});

it('quick reblog writes once, however often the key is pressed', async () => {
  let answer = (): void => {};
  const { writes, press } = show({
    answer: (asked) =>
      isWrite(asked)
        ? new Promise((resolve) => {
            answer = () => resolve(made(asked));
          })
        : undefined,
  });
  press();
  await waitFor(() => expect(writes()).toHaveLength(1));
  press();
  act(() => answer());
  await screen.findByText('Reblogged as ivy');
  expect(writes()).toHaveLength(1);
});

it('quick reblog shows the reason and changes nothing when the server refuses', async () => {
  const { press } = show({
    answer: () => new ApiFailure(403, 8023, "You have reached today's limit of 250 posts."),
  });
  press();
  await screen.findByText("You have reached today's limit of 250 posts.");
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('quick reblog of a post that was deleted elsewhere says so and removes the post', async () => {
  const { press } = show({
    answer: () =>
      new ApiFailure(400, 8002, 'The post you are reblogging was deleted, or its key is not right.'),
  });
  press();
  await screen.findByText('The post you are reblogging was deleted, or its key is not right.');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

it('quick reblog says that one’s own blog was deleted, and keeps the post', async () => {
  const { press } = show({ answer: () => new ApiFailure(404, 4004, 'There is no such blog.') });
  press();
  await screen.findByText('There is no such blog.');
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('quick reblog ignores a stored choice of an invalid shape', () => {
  for (const text of ['no json', '{"blog":1,"tags":[]}', '{"blog":"a","tags":[1]}', '[]']) {
    localStorage.setItem('skein-quick-reblog', text);
    expect(readQuickReblogChoice()).toBeUndefined();
  }
  storeQuickReblogChoice({ blog: 't:ivy', tags: [] });
  clearQuickReblogChoice();
  expect(readQuickReblogChoice()).toBeUndefined();
});

it('quick reblog can be opened from the post menu', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quick reblog' }));
  await screen.findByRole('button', { name: 'Reblog as ivy' });
});
