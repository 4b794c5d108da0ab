import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearOverlays } from '#src/shared/api/read/post-overlay.ts';
import {
  forgetQuickChoice,
  keepQuickChoice,
  quickChoice,
} from '#src/shared/lib/storage/quick-reblog-choice.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, type Asked, renderApp } from '#tests/support/render-app.tsx';
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

const isWrite = ({ method }: Asked): boolean => method !== 'GET';

/** What the server answers to a reblog: the post on the blog of its address. */
const made: Answer = ({ path, body, method }) => {
  if (method !== 'POST') return undefined;
  const name = path.split('/')[3] ?? '';
  const state = (body as { state: string }).state === 'queue' ? 'queued' : 'published';
  return { id: '90', state, post: aPost({ id: '90', blog: aBlog(name), blogName: name }) };
};

function show({ blogs = [ivy], post = theirs, answer = made } = {}) {
  const shown = renderApp(<PostCard post={post} />, { blogs, answer });
  const writes = () => shown.asked.filter(isWrite).map(({ method, path, body }) => ({ method, path, body }));
  const press = (shiftKey = false) =>
    fireEvent.click(screen.getByRole('link', { name: /^Reblog/ }), { altKey: true, shiftKey });
  return { ...shown, writes, press };
}

it('goes out at once as one’s only blog, says so, and can be taken back', async () => {
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
  await screen.findByText('The reblog is taken back');
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', path: '/v2/blog/ivy/posts/90' });
  await screen.findByRole('link', { name: 'Reblog, 3' });
});

it('goes to the queue, where it is no reblog yet', async () => {
  const { writes, press } = show();
  press(true);
  await screen.findByText('In the queue of ivy');
  expect(writes()[0]).toMatchObject({ body: { state: 'queue' } });
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('never speaks as a blog that was not chosen', async () => {
  const { writes, press, user } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByRole('dialog', { name: 'Quick reblog' });
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'offcuts' }));
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'moss, #fog');
  await user.click(screen.getByRole('button', { name: 'Reblog as offcuts' }));
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]).toMatchObject({ path: '/v2/blog/offcuts/posts', body: { tags: 'moss, fog' } });
  expect(quickChoice()).toEqual({ blog: 't:offcuts', tags: ['moss', 'fog'] });
});

it('uses what was chosen the next time', async () => {
  keepQuickChoice({ blog: 't:offcuts', tags: ['moss'] });
  const { writes, press } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]).toMatchObject({ path: '/v2/blog/offcuts/posts', body: { tags: 'moss' } });
});

it('leaves the tags to the blog where none were chosen, and shows them before', async () => {
  const mossy = aBlog('offcuts', { primary: false, reblogTags: ['moss', 'fog'] });
  keepQuickChoice({ blog: 't:offcuts', tags: [] });
  const { writes, press } = show({ blogs: [ivy, mossy] });
  press();
  await screen.findByText('Reblogged as offcuts');
  expect(writes()[0]?.body).not.toHaveProperty('tags');
});

it('begins with the tags of the blog that is chosen, and sends none when they are taken out', async () => {
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

it('asks again when the chosen blog is one’s own no longer', async () => {
  keepQuickChoice({ blog: 't:gone', tags: ['theirs'] });
  const { writes, press } = show({ blogs: [ivy, offcuts] });
  press();
  await screen.findByRole('dialog', { name: 'Quick reblog' });
  expect(writes()).toEqual([]);
});

it('asks before it does so a second time', async () => {
  const { writes, press, user } = show({ post: { ...theirs, rebloggedByYou: true } });
  press();
  await screen.findByText('You have reblogged this already.');
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reblog again' }));
  await screen.findByText('Reblogged as ivy');
  expect(writes()).toHaveLength(1);
});

it('is written once, however often the key is pressed', async () => {
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

it('says why it was refused, and nothing has changed', async () => {
  const { press } = show({ answer: () => new ApiFailure(403, 8023, 'You have reached today’s limit.') });
  press();
  await screen.findByText('You have reached today’s limit.');
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('of a post that is gone elsewhere says so, and it is offered no more', async () => {
  const { press } = show({
    answer: () => new ApiFailure(400, 8002, 'The post you are reblogging is gone.'),
  });
  press();
  await screen.findByText('The post you are reblogging is gone.');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

it('says that one’s own blog is gone, and the post stays', async () => {
  const { press } = show({ answer: () => new ApiFailure(404, 4004, 'There is no such blog.') });
  press();
  await screen.findByText('There is no such blog.');
  expect(screen.getByRole('link', { name: 'Reblog, 3' })).toBeTruthy();
});

it('takes nothing but a choice for one', () => {
  for (const text of ['no json', '{"blog":1,"tags":[]}', '{"blog":"a","tags":[1]}', '[]']) {
    localStorage.setItem('skein-quick-reblog', text);
    expect(quickChoice()).toBeUndefined();
  }
  keepQuickChoice({ blog: 't:ivy', tags: [] });
  forgetQuickChoice();
  expect(quickChoice()).toBeUndefined();
});

it('can be asked for in the menu of a post', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quick reblog' }));
  await screen.findByRole('button', { name: 'Reblog as ivy' });
});
