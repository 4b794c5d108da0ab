import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import BlockedPage from './BlockedPage.tsx';
import FiltersPage from './FiltersPage.tsx';
import HiddenPage from './HiddenPage.tsx';
import MutedPage from './MutedPage.tsx';
import MutedPostsPage from './MutedPostsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const ivy = aBlog('ivy');
const bo = aBlog('bo');
const NOW_SECONDS = 1_780_000_000;
const show = (page: React.ReactElement, answer: Answer) => renderApp(page, { blogs: [ivy], answer });

const { settings } = examples.getUserSettings.responses[200].marlow.value;
/** Responses of the filter lists while they are empty. */
function nothingFiltered(path: string) {
  if (path === '/v2/user/settings') return { settings };
  return path.includes('tags')
    ? { filteredTags: [], total: 0, links: {} }
    : { filteredContent: [], total: 0, links: {} };
}

it('BlockedPage lists blocked blogs and unblocks one in its place', async () => {
  let blocks = [{ blog: bo, createdTs: NOW_SECONDS }];
  const requests: ServerRequest[] = [];
  const { user } = show(<BlockedPage />, (call) => {
    requests.push(call);
    if (call.method === 'DELETE') {
      blocks = [];
      return undefined;
    }
    return { blocks, total: blocks.length, links: {} };
  });
  await user.click(await screen.findByRole('button', { name: 'Unblock bo' }));
  expect(await screen.findByText('You have not blocked anybody')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v2/user/blocks/bo',
  ]);
});

it('BlockedPage keeps the entry and shows why it cannot be unblocked', async () => {
  const { user } = show(<BlockedPage />, ({ method }) => {
    if (method === 'DELETE') return new ApiFailure(503, 5003, 'A short maintenance.');
    return { blocks: [{ blog: bo, createdTs: NOW_SECONDS }], total: 1, links: {} };
  });
  await user.click(await screen.findByRole('button', { name: 'Unblock bo' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unblock bo' })).toBeTruthy();
});

it('MutedPostsPage lists posts with muted notes and unmutes one', async () => {
  let posts = [aPost({ id: '12', blogName: 'ivy', summary: 'A kettle' })];
  const { user } = show(<MutedPostsPage />, ({ method, path }) => {
    if (method !== 'DELETE') return { posts, links: {} };
    expect(path).toBe('/v2/blog/ivy/posts/12/mute');
    posts = [];
    return { id: '12', muted: false };
  });
  await user.click(await screen.findByRole('button', { name: 'Unmute notifications of “A kettle”' }));
  expect(await screen.findByText('You have not muted any posts')).toBeTruthy();
});

it('MutedPage shows what of a blog is muted, and until when', async () => {
  const scopes = ['dashboard'];
  show(<MutedPage />, () => ({
    mutedBlogs: [
      { blog: bo, kind: 'tag', tag: 'moss', scopes, createdTs: NOW_SECONDS, expiresTs: NOW_SECONDS + 86_400 },
      { blog: ivy, kind: 'all', scopes, createdTs: NOW_SECONDS },
    ],
    total: 2,
    links: {},
  }));
  expect((await screen.findByText(/Posts tagged #moss/)).textContent).toMatch(
    /until .*2026 · on the dashboard$/,
  );
  expect(screen.getByText(/All posts/).textContent).toMatch(/for ever/);
  expect(screen.getByRole('button', { name: 'Unmute bo' })).toBeTruthy();
});

it('HiddenPage names hidden posts, also those without text', async () => {
  const hidden = { blogName: 'bo', createdTs: NOW_SECONDS };
  show(<HiddenPage />, () => ({
    hiddenPosts: [
      { ...hidden, rootPostId: '1', summary: 'A kettle' },
      { ...hidden, rootPostId: '2', summary: '' },
    ],
    links: {},
  }));
  expect(await screen.findByText('A kettle')).toBeTruthy();
  expect(screen.getByText('Post without text')).toBeTruthy();
});

it('FiltersPage adds a tag or a text, and keeps the text when it is refused', async () => {
  const sent: unknown[] = [];
  let isFull = false;
  const { user } = show(<FiltersPage />, ({ method, path, body }) => {
    if (method === 'POST') {
      if (isFull) return new ApiFailure(403, 4021, 'You have reached the limit.');
      sent.push([path, body]);
      return { filteredTags: [], filteredContent: [] };
    }
    return nothingFiltered(path);
  });
  const field = await screen.findByLabelText('Filter a tag or a text');
  expect(await screen.findAllByRole('heading', { name: 'You have no filters' })).toHaveLength(1);
  const add = screen.getByRole('button', { name: 'Add filter' });
  await user.click(add);
  expect(screen.getByText('Type a tag or a text.')).toBeTruthy();
  await user.type(field, '#moss');
  await user.selectOptions(screen.getByLabelText('How long'), 'For a day');
  await user.click(add);
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
  await user.selectOptions(screen.getByLabelText('What happens to its posts'), 'Hide its posts');
  await user.selectOptions(screen.getByLabelText('Where'), 'Everywhere except on blog pages');
  await user.type(field, 'long legs');
  await user.click(add);
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
  expect(sent).toEqual([
    ['/v2/user/filtered_tags', { filtered_tags: ['moss'], action: 'warn', expires_in: 86_400 }],
    [
      '/v2/user/filtered_content',
      {
        filtered_content: ['long legs'],
        action: 'hide',
        expires_in: 86_400,
        scopes: ['dashboard', 'discovery', 'communities', 'activity'],
      },
    ],
  ]);
  // A pasted text is not truncated silently.
  for (const [text, words] of [
    ['x'.repeat(251), 'This has 251 characters. At most 250 are possible: shorten it.'],
    [`#${'x'.repeat(141)}`, 'This has 141 characters. At most 140 are possible: shorten it.'],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(add);
    await screen.findByText(words);
    expect((field as HTMLInputElement).value).toBe(text);
  }
  expect(sent).toHaveLength(2);
  await user.clear(field);
  isFull = true;
  await user.type(field, 'one more');
  await user.click(add);
  expect((await screen.findAllByText('You have reached the limit.')).length).toBeGreaterThan(0);
  expect((field as HTMLInputElement).value).toBe('one more');
});

it('FiltersPage saves the choices for labelled posts, and for pictures without a description', async () => {
  const { user, requests } = show(<FiltersPage />, ({ method, path }) =>
    method === 'POST' ? { settings } : nothingFiltered(path),
  );
  const card = await screen.findByRole('region', { name: 'Labelled posts' });
  for (const [label, fate] of [
    ['Mature', 'Hide them'],
    ['Drug and alcohol addiction', 'Cover them'],
    ['Violence', 'Show them'],
    ['Sexual themes', 'Cover them'],
  ]) {
    await user.selectOptions(within(card).getByRole('combobox', { name: label }), fate ?? '');
  }
  await user.click(within(card).getByRole('switch', { name: 'Cover pictures without a description' }));
  const edits = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(edits()).toHaveLength(5));
  expect(edits()).toEqual([
    { content_labels: { general: 'hide' } },
    { content_labels: { drug_use: 'blur' } },
    { content_labels: { violence: 'show' } },
    { content_labels: { sexual_themes: 'blur' } },
    { content_labels: { hide_undescribed: true } },
  ]);
});

it('FiltersPage stays usable when the choices for labelled posts fail to load', async () => {
  show(<FiltersPage />, ({ path }) =>
    path === '/v2/user/settings' ? new ApiFailure(503, 5003, 'A short maintenance.') : nothingFiltered(path),
  );
  expect(await screen.findByText('Your settings could not be loaded')).toBeTruthy();
  expect(screen.getByLabelText('Filter a tag or a text')).toBeTruthy();
});
