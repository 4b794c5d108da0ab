import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import DraftsPage from './DraftsPage.tsx';
import PublishedPage from './PublishedPage.tsx';

const ivy = aBlog('ivy', { timezone: 'UTC' });

// Stubs layout methods, because jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  act(clearToasts);
  act(() => postOverlay.clear());
});

function mine(id: string, words: string, changes: Partial<Post> = {}): Post {
  return aPost({ id, blog: ivy, blogName: 'ivy', summary: words, tags: ['fog'], ...changes });
}
const four = [
  mine('4', 'four', { tags: ['Fog', 'moss'] }),
  mine('3', 'three'),
  mine('2', 'two'),
  mine('1', 'one'),
];
const timeline = (...posts: Post[]) => ({ posts, totalPosts: posts.length, blog: ivy, links: {} });

interface Bulk {
  dry_run: boolean;
  ids: string[];
}
const isBulk = ({ path }: ServerRequest): boolean => path.endsWith('/posts/bulk');
function bulkOf(requests: readonly ServerRequest[]) {
  return requests.filter(isBulk).map(({ body }) => body as Bulk);
}
const made = (requests: readonly ServerRequest[]) => bulkOf(requests).filter((body) => !body.dry_run);
/** Fake response: the change succeeds for all given posts. */
function works({ body }: ServerRequest) {
  const { dry_run: dryRun, ids } = body as Bulk;
  const told = { dryRun, matched: ids.length, changed: ids.length, skipped: [], sample: [] };
  return dryRun ? told : { ...told, undoToken: 'undo-1', undoUntilTs: 4_000_000_000 };
}

const attic = aBlog('attic', { admin: true });

function open(answer: Answer, path = '/blog/ivy/published', blogs = [ivy]) {
  return renderApp(
    <Routes>
      <Route path="/blog/:blogName/published" element={<PublishedPage />} />
      <Route path="/blog/:blogName/drafts" element={<DraftsPage />} />
    </Routes>,
    { path, answer, blogs },
  );
}
const box = (name: string) => screen.findByRole('checkbox', { name: `Choose: ${name}` });
function chosen() {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((one) => one.getAttribute('aria-label') ?? one.parentElement?.textContent);
}

it('BulkList selects one post, a range with Shift, all shown posts, and none', async () => {
  const { user } = open(() => timeline(...four));
  await user.click(await box('four'));
  expect(screen.getByText('1 chosen')).toBeTruthy();
  fireEvent.click(await box('two'), { shiftKey: true });
  expect(chosen()).toEqual(['Choose: four', 'Choose: three', 'Choose: two']);
  await user.click(screen.getByRole('checkbox', { name: 'Select all posts shown' }));
  expect(chosen()).toHaveLength(5);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Chosen posts' })).toBeNull();
});

it('bulk deletion shows the count first, deletes once, and can be undone', async () => {
  let posts = four;
  const { user, requests } = open((request) => {
    if (request.path.endsWith('/undo')) {
      posts = four;
      return { dryRun: false, matched: 2, changed: 2, skipped: [], sample: [] };
    }
    if (!isBulk(request)) return timeline(...posts);
    const told = works(request);
    if (!told.dryRun) posts = four.slice(2);
    return told;
  });
  await user.click(await box('four'));
  await user.click(await box('three'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 posts?' });
  await within(dialog).findByText('2 posts will change');
  expect(made(requests)).toEqual([]);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 posts deleted');
  expect(made(requests)).toEqual([{ action: 'delete', ids: ['4', '3'], dry_run: false }]);
  // While the dialog closes, the selection is empty, and no dry run of an empty selection is requested.
  expect(bulkOf(requests).filter(({ ids }) => ids.length === 0)).toEqual([]);
  await waitFor(() => expect(screen.queryByText('four')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The change of 2 posts was undone');
  expect(requests.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ undo_token: 'undo-1' });
  await screen.findByText('four');
});

it('bulk deletion can be undone when no post is left', async () => {
  let posts = four.slice(0, 1);
  const { user } = open((request) => {
    if (!isBulk(request)) return timeline(...posts);
    const told = works(request);
    if (!told.dryRun) posts = [];
    return told;
  });
  await user.click(await box('four'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('1 post will change');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No published posts yet');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('BulkTags adds, removes and replaces tags', async () => {
  const { user, requests } = open((request) => (isBulk(request) ? works(request) : timeline(...four)));
  const openTags = async () => {
    await user.click(await box('four'));
    await user.click(await box('three'));
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    return within(await screen.findByRole('dialog', { name: 'Tags of the chosen posts' }));
  };
  let dialog = await openTags();
  expect(bulkOf(requests)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Tags to add' }), 'mist, #hills');
  await dialog.findByText('2 posts will change');
  await user.click(dialog.getByRole('button', { name: 'Add the tags' }));
  await screen.findByText('2 posts changed');
  expect(made(requests).at(-1)).toMatchObject({ action: 'add_tags', tags: ['mist', 'hills'] });

  dialog = await openTags();
  await user.click(dialog.getByRole('radio', { name: 'Remove' }));
  await user.click(dialog.getByRole('button', { name: '#Fog' }));
  await dialog.findByText('2 posts will change');
  await user.click(dialog.getByRole('button', { name: 'Remove the tags' }));
  await waitFor(() => expect(made(requests).at(-1)).toMatchObject({ action: 'remove_tags', tags: ['Fog'] }));

  dialog = await openTags();
  await user.click(dialog.getByRole('radio', { name: 'Replace' }));
  await user.click(dialog.getByRole('button', { name: '#moss' }));
  await user.type(dialog.getByRole('textbox', { name: 'The tag that takes its place' }), 'lichen');
  await dialog.findByText('2 posts will change');
  await user.click(dialog.getByRole('button', { name: 'Replace the tag' }));
  await waitFor(() =>
    expect(made(requests).at(-1)).toMatchObject({
      action: 'replace_tag',
      tag: 'moss',
      replacement: 'lichen',
    }),
  );
});

it('BulkBar says which posts cannot change, and is disabled where no post would', async () => {
  const { user, requests } = open((request) =>
    isBulk(request)
      ? { dryRun: true, matched: 2, changed: 0, skipped: [{ id: '3', code: 4003 }], sample: [] }
      : timeline(...four),
  );
  await user.click(await box('four'));
  await user.click(await box('three'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn into drafts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn 2 posts into drafts?' });
  await waitFor(() =>
    expect(within(dialog).getByRole('status').textContent).toBe(
      '0 posts will change · 1 post needs no change · 1 post cannot be changed this way',
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Turn into drafts' }));
  expect(made(requests)).toEqual([]);
});

it('BulkBar says before a change that the queue is full', async () => {
  const { user } = open((request) =>
    isBulk(request)
      ? new ApiFailure(403, 8022, 'Your queue is full: it holds 1,000 posts.')
      : timeline(...four),
  );
  await user.click(await box('four'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to the queue' }));
  await screen.findByText('Your queue is full: it holds 1,000 posts.');
});

it('BulkMove moves posts to another own blog, says why some stay, and undoes it', async () => {
  const home = aBlog('ivy', { timezone: 'UTC', admin: true });
  const cellar = aBlog('cellar', { admin: true });
  const shared = aBlog('shared', { admin: false });
  let posts = four;
  const { user, requests } = open(
    (request) => {
      if (request.path.endsWith('/undo')) {
        posts = four;
        return { dryRun: false, matched: 1, changed: 1, skipped: [], sample: [] };
      }
      if (!isBulk(request)) return { ...timeline(...posts), blog: home };
      const told = { ...works(request), changed: 1, skipped: [{ id: '3', code: 4032 }] };
      if (!told.dryRun) posts = four.slice(1);
      return told;
    },
    '/blog/ivy/published',
    [home, attic, cellar, shared],
  );
  await user.click(await box('four'));
  await user.click(await box('three'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('menuitem', { name: 'To another blog…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 posts to another blog?' }));
  const target = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'To which blog?' });
  // Excludes the current blog and blogs the member is no admin of.
  expect([...target.options].map(({ value }) => value)).toEqual(['attic', 'cellar']);
  await user.selectOptions(target, 'cellar');
  await dialog.findByText('1 post will change');
  dialog.getByText('Answers and submissions cannot be moved to another blog.');
  expect(bulkOf(requests).at(-1)).toMatchObject({ action: 'move_to_blog', to_blog: 'cellar', dry_run: true });
  await user.click(dialog.getByRole('button', { name: 'Move to cellar' }));
  await screen.findByText('1 post moved to cellar');
  expect(made(requests)).toEqual([
    { action: 'move_to_blog', to_blog: 'cellar', ids: ['4', '3'], dry_run: false },
  ]);
  await waitFor(() => expect(screen.queryByText('four')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The change of 1 post was undone');
  await screen.findByText('four');
});

it.each([
  ['who has one blog', [aBlog('ivy', { admin: true })]],
  ['who does not look after this one', [aBlog('ivy', { admin: false }), attic]],
])('BulkMove offers no other blog to a member %s', async (_, blogs) => {
  const { user } = open(() => timeline(...four), '/blog/ivy/published', blogs);
  await user.click(await box('four'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByRole('menuitem', { name: 'Turn into drafts' });
  expect(screen.queryByRole('menuitem', { name: 'To another blog…' })).toBeNull();
});

it('DraftsPage starts and ends selecting with a button', async () => {
  const draft = mine('9', 'half', { state: 'draft', canEdit: true, canDelete: true });
  const { user } = open(() => ({ posts: [draft], total: 1, links: {} }), '/blog/ivy/drafts');
  await user.click(await screen.findByRole('button', { name: 'Choose several' }));
  await user.click(await box('half'));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Publish now',
    'Add to the queue',
    'Make private',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: /^Publish now/ });
});

it('BulkList shows its empty state, and offers a retry when loading fails', async () => {
  let isDown = true;
  const { user } = open(() =>
    isDown ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : timeline(),
  );
  await screen.findByText('Something went wrong on our side.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No published posts yet');
});
