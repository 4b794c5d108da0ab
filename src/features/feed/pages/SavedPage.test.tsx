import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import SavedPage from './SavedPage.tsx';

const kitchen = { id: '7', title: 'Kitchen', postCount: 0 };
function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/saved/:folderId?" element={<SavedPage />} />
    </Routes>,
    { path, answer, blogs: [aBlog('ivy')] },
  );
}

it('SavedPage shows saved posts, with a tab per folder', async () => {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'Flat bread' }], saved: true });
  open('/saved', ({ path }) =>
    path.endsWith('folders')
      ? { folders: [kitchen] }
      : { savedPosts: [{ post, savedTs: 1 }], total: 1, links: {} },
  );
  expect(await screen.findByText('Flat bread')).toBeTruthy();
  const tabs = within(await screen.findByRole('navigation', { name: 'Folders' }));
  await waitFor(() =>
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Kitchen']),
  );
});

it('SavedPage requests one folder, shows its empty state, and keeps a typed title that is taken', async () => {
  const { user } = open('/saved/7', ({ path, method, query }) => {
    if (method === 'PUT')
      return new ApiFailure(403, 4003, 'You already have a folder with this name.', { field: 'title' });
    if (path.endsWith('folders')) return { folders: [kitchen] };
    return query.get('folder_id') === '7' ? { savedPosts: [], total: 0, links: {} } : undefined;
  });
  expect(await screen.findByText('This folder is empty')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rename Kitchen' }));
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await user.clear(title);
  await user.type(title, 'Skies');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('You already have a folder with this name.')).toBeTruthy();
  expect(title.value).toBe('Skies');
});

it('SavedPage says that a folder does not exist, and links to all saved posts', async () => {
  open('/saved/9', ({ path }) =>
    path.endsWith('folders') ? { folders: [kitchen] } : new ApiFailure(404, 4004, 'There is no such folder.'),
  );
  await screen.findByRole('heading', { name: 'This folder does not exist' });
  expect(screen.getByRole('link', { name: 'All saved posts' }).getAttribute('href')).toBe('/saved');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('SavedPage shows a note above its post, keeps it when the post is moved, and edits it', async () => {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'Flat bread' }], saved: true });
  const { user, requests } = open('/saved', ({ path, method }) => {
    if (path.endsWith('folders')) return { folders: [kitchen] };
    const savedPost = { post, savedTs: 1, note: 'Halve the salt.' };
    return method === 'POST' ? { savedPost } : { savedPosts: [savedPost], total: 1, links: {} };
  });
  expect(await screen.findByText('Halve the salt.')).toBeTruthy();
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const choose = async (note?: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save to a folder' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'A note for yourself' });
    expect(field.value).toBe('Halve the salt.');
    expect(screen.getByRole('button', { name: 'No folder', pressed: true })).toBeTruthy();
    if (note !== undefined) {
      await user.clear(field);
      if (note) await user.type(field, note);
    }
    await user.click(await screen.findByRole('button', { name: 'Kitchen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose();
  await choose('');
  expect(sent()).toEqual([
    { post_id: '12', folder_id: '7' },
    { post_id: '12', folder_id: '7', note: '' },
  ]);
});

it('SavedPage creates a folder while saving a post, and shows errors of its title there', async () => {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'Flat bread' }], saved: true });
  const { user, requests } = open('/saved', ({ path, method, body }) => {
    if (path.endsWith('folders') && method === 'POST') {
      return (body as { title: string }).title === 'Kitchen'
        ? new ApiFailure(403, 4003, 'You already have a folder with this name.', { field: 'title' })
        : { folder: { id: '8', title: 'Skies', postCount: 0 } };
    }
    if (path.endsWith('folders')) return { folders: [kitchen] };
    const savedPost = { post, savedTs: 1 };
    return method === 'POST' ? { savedPost } : { savedPosts: [savedPost], total: 1, links: {} };
  });
  await user.click(await screen.findByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save to a folder' }));
  await user.click(await screen.findByRole('button', { name: 'New folder …' }));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New folder' });
  expect(document.activeElement).toBe(title);
  const keep = () => user.click(screen.getByRole('button', { name: 'Save to this folder' }));
  await user.type(title, '  ');
  await keep();
  expect(await screen.findByText('Name the folder.')).toBeTruthy();
  await user.type(title, 'x'.repeat(61));
  await keep();
  expect(await screen.findByText('This is too long.')).toBeTruthy();
  await user.clear(title);
  await user.type(title, 'Kitchen');
  await keep();
  expect(await screen.findByText('You already have a folder with this name.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('New folder …');
  await user.click(screen.getByRole('button', { name: 'New folder …' }));
  await user.type(screen.getByRole('textbox', { name: 'New folder' }), 'Skies');
  await keep();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { title: 'Kitchen' },
    { title: 'Skies' },
    { post_id: '12', folder_id: '8' },
  ]);
});

it('SavedPage searches saved posts, says when nothing was found, and shows all again', async () => {
  const post = aPost({ id: '12', content: [{ type: 'text', text: 'Flat bread' }], saved: true });
  const { user } = open('/saved/7', ({ path, query }) => {
    if (path.endsWith('folders')) return { folders: [kitchen] };
    const has = query.get('query') !== 'moon' && query.get('folder_id') === '7';
    return { savedPosts: has ? [{ post, savedTs: 1 }] : [], total: Number(has), links: {} };
  });
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search saved posts' });
  await screen.findByText('Flat bread');
  expect(screen.getByText('You have seen the only saved post')).toBeTruthy();
  await user.type(field(), ' moon {Enter}');
  await screen.findByRole('heading', { name: 'Nothing found' });
  expect(field().value).toBe('moon');
  await user.clear(field());
  await user.type(field(), 'bread{Enter}');
  await screen.findByText('That is all with these words');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByText('You have seen the only saved post');
  expect(field().value).toBe('');
});
