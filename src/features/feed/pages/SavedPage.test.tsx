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

it('shows what is saved, with a tab for each folder', async () => {
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

it('asks for one folder, says that it is empty, and keeps a title that is taken', async () => {
  const { user } = open('/saved/7', ({ path, method, query }) => {
    if (method === 'PUT')
      return new ApiFailure(403, 4003, 'You have a folder of that title.', { field: 'title' });
    if (path.endsWith('folders')) return { folders: [kitchen] };
    return query.get('folder_id') === '7' ? { savedPosts: [], total: 0, links: {} } : undefined;
  });
  expect(await screen.findByText('Nothing in this folder')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rename Kitchen' }));
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await user.clear(title);
  await user.type(title, 'Skies');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('You have a folder of that title.')).toBeTruthy();
  expect(title.value).toBe('Skies');
});

it('says that a folder is not there, and leads to all that is saved', async () => {
  open('/saved/9', ({ path }) =>
    path.endsWith('folders') ? { folders: [kitchen] } : new ApiFailure(404, 4004, 'There is no such folder.'),
  );
  await screen.findByRole('heading', { name: 'There is no such folder' });
  expect(screen.getByRole('link', { name: 'All you saved' }).getAttribute('href')).toBe('/saved');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
