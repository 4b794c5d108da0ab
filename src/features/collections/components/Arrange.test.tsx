import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aKeptPost, ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CollectionPage from '../pages/CollectionPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const rain = ownCollection('rain', { version: 7 });
const posts = ['one', 'two', 'three'].map((word, index) => ({
  ...aKeptPost(String(index + 1), { place: index + 1 }),
  summary: word,
}));

function open(write: Answer = () => ({ collection: rain })) {
  const answer: Answer = (request) => {
    if (request.method !== 'GET') return write(request);
    if (request.path.endsWith('/timeline')) return { timeline: { elements: posts, links: {} } };
    return { collection: rain, collaborators: [] };
  };
  const page = (
    <Routes>
      <Route path="/:blogname/collections/:collectionId" element={<CollectionPage />} />
    </Routes>
  );
  return renderApp(page, { path: '/mara/collections/rain?arrange=1', blogs: [aBlog('mara')], answer });
}

it('Arrange moves a post that Space holds by the arrow keys and writes it once', async () => {
  const { user, requests } = open();
  const grip = await screen.findByRole('button', { name: 'Move one' });
  grip.focus();
  await user.keyboard(' ');
  expect(grip.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Place 3 of 3')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await user.keyboard(' ');
  const put = requests.filter(({ method }) => method === 'PUT');
  expect(put.map(({ body }) => body)).toEqual([{ post_ids: ['1'], based_on: 7, insert_after: '3' }]);
});

it('Arrange takes a held post back with Escape', async () => {
  const { user, requests } = open();
  (await screen.findByRole('button', { name: 'Move two' })).focus();
  await user.keyboard(' {ArrowUp}{Escape}');
  const rows = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(rows).toEqual(['Choose one', 'Choose two', 'Choose three']);
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

it('Arrange moves a post from its menu, for fingers', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'More about three' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To the top' }));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ post_ids: ['3'], based_on: 7 });
});

/** Height in pixels of a row below the first. */
const ROW_PX = 100;

it('Arrange moves a post that is dragged by its grip, and Escape takes it back', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = posts.findIndex(({ id }) => id === this.getAttribute('data-item'));
    return new DOMRect(0, at * ROW_PX, ROW_PX, ROW_PX);
  });
  Element.prototype.setPointerCapture = vi.fn();
  window.scrollBy = vi.fn();
  const { user, requests } = open();
  const grip = await screen.findByRole('button', { name: 'Move one' });
  fireEvent.pointerDown(grip, { button: 0, pointerType: 'touch', clientY: 0 });
  fireEvent.pointerMove(grip, { clientY: 2 * ROW_PX });
  await user.keyboard('{Escape}');
  fireEvent.pointerUp(grip);
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.pointerDown(grip, { button: 0, clientY: 0 });
  fireEvent.pointerMove(grip, { clientY: 2 * ROW_PX });
  fireEvent.pointerUp(grip);
  await vi.waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      post_ids: ['1'],
      based_on: 7,
      insert_after: '2',
    }),
  );
  vi.restoreAllMocks();
});

it('Arrange says that the post it was put behind is gone, and shows the order as it is', async () => {
  let calls = 0;
  const { user, requests } = open(() => {
    calls += 1;
    return calls === 1
      ? new ApiFailure(409, 4009, 'Changed.', { reason: 'collection' })
      : new ApiFailure(404, 4004, 'Not found.', { field: 'insert_after' });
  });
  await user.click(await screen.findByRole('button', { name: 'More about one' }));
  await user.click(await screen.findByRole('menuitem', { name: 'One down' }));
  expect(
    await screen.findByText(/Somebody took that post out, or the one that you put it behind/),
  ).toBeTruthy();
  await vi.waitFor(() =>
    expect(requests.filter(({ path }) => path.endsWith('/timeline')).length).toBeGreaterThan(1),
  );
  const rows = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(rows).toEqual(['Choose one', 'Choose two', 'Choose three']);
});

it('Arrange keeps both moves when somebody else arranged at the same time, and says so', async () => {
  let calls = 0;
  const { user, requests } = open(() => {
    calls += 1;
    return calls === 1
      ? new ApiFailure(409, 4009, 'Changed.', { reason: 'collection' })
      : { collection: { ...rain, version: 9 } };
  });
  await user.click(await screen.findByRole('button', { name: 'More about one' }));
  await user.click(await screen.findByRole('menuitem', { name: 'One down' }));
  expect(await screen.findByText('Somebody else arranged this too. Both moves stand.')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { post_ids: ['1'], based_on: 7, insert_after: '2' },
    { post_ids: ['1'], insert_after: '2' },
  ]);
});

it('Arrange takes several posts out at once and undoes it', async () => {
  const { user, requests } = open(({ path }) =>
    path.endsWith('/undo')
      ? { collection: rain, changed: 2 }
      : { collection: rain, changed: 2, undoToken: 'undo-1', moves: [] },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Choose one' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose three' }));
  const bar = screen.getByRole('region', { name: 'Chosen posts' });
  expect(within(bar).getByText('2 chosen')).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: 'Take out' }));
  await screen.findByText('2 posts taken out. They are still where they were posted.');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'remove',
    post_ids: ['1', '3'],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ undo_token: 'undo-1' });
});

it('Arrange moves several posts to the top at once', async () => {
  const { user, requests } = open(() => ({ collection: rain, changed: 2, undoToken: 'undo-1', moves: [] }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose two' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose three' }));
  const bar = screen.getByRole('region', { name: 'Chosen posts' });
  await user.click(within(bar).getByRole('button', { name: 'To the top' }));
  await screen.findByText('2 posts moved.');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    action: 'move',
    post_ids: ['2', '3'],
    place: 1,
  });
});

it('Arrange changes the note of a post', async () => {
  const { user, requests } = open(() => ({ collectionItem: posts[0]?.collectionItem }));
  await user.click((await screen.findAllByRole('button', { name: 'Add a note' }))[0] as HTMLElement);
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'It began here.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const patch = requests.find(({ method }) => method === 'PATCH');
  expect([patch?.path, patch?.body]).toEqual(['/v2/collections/rain/posts/1', { note: 'It began here.' }]);
});
