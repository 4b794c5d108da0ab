import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCollection, ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import EditCollectionPage from './EditCollectionPage.tsx';
import NewCollectionPage from './NewCollectionPage.tsx';

const mara = aBlog('mara');
const CHECKED = { postsPerWeek: 9, posts: [], blogs: [], faults: [] };

function openNew(write: unknown = { collection: ownCollection('rain') }, blogs = [mara]) {
  const page = (
    <Routes>
      <Route path="/_labs/collections/create" element={<NewCollectionPage />} />
      <Route path="/mara/collections/rain" element={<p>The collection</p>} />
    </Routes>
  );
  const answer: Answer = ({ method, path }) =>
    path === '/v2/feed_rules/check' ? CHECKED : method === 'POST' ? write : undefined;
  return renderApp(page, { path: '/_labs/collections/create', blogs, answer });
}

function openEdit(collection: CollectionRef, write: unknown = { collection }) {
  const page = (
    <Routes>
      <Route path="/_labs/collections/:collectionId/edit" element={<EditCollectionPage />} />
      <Route path="/mara/collections/rain" element={<p>The collection</p>} />
      <Route path="/_labs/collections" element={<p>All collections</p>} />
    </Routes>
  );
  const answer: Answer = ({ method, path }) =>
    path === '/v2/feed_rules/check' ? CHECKED : method === 'GET' ? { collection, collaborators: [] } : write;
  return renderApp(page, { path: '/_labs/collections/rain/edit', blogs: [mara], answer });
}

it('NewCollectionPage makes a collection that only its keepers see unless another stop is chosen', async () => {
  const { user, requests } = openNew();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Rain ');
  await user.click(screen.getByRole('button', { name: 'Make the collection' }));
  expect(await screen.findByText('The collection')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    tumblelog: 'mara',
    title: 'Rain',
    visibility: 'private',
  });
});

it('NewCollectionPage sends description, reach and the chosen blog', async () => {
  const { user, requests } = openNew(undefined, [mara, aBlog('attic', { primary: false })]);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rain');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Wet.');
  await user.click(screen.getByRole('radio', { name: 'Everybody' }));
  expect(screen.getByText('Anybody can read it, follow it and find it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Choose another blog/ }));
  await user.click(await screen.findByRole('menuitem', { name: /attic/ }));
  await user.click(screen.getByRole('button', { name: 'Make the collection' }));
  await screen.findByText('The collection').catch(() => undefined);
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    tumblelog: 'attic',
    title: 'Rain',
    description: 'Wet.',
    visibility: 'public',
  });
});

it('NewCollectionPage keeps what was typed and says why it was refused', async () => {
  const { user } = openNew(new ApiFailure(403, 4030, 'You have 1,000 collections already.'));
  await user.click(screen.getByRole('button', { name: 'Make the collection' }));
  expect(await screen.findByText('This is missing.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rain');
  await user.click(screen.getByRole('button', { name: 'Make the collection' }));
  expect(await screen.findByText('You have 1,000 collections already.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rain');
});

it('EditCollectionPage sends only what changed, with the version it was filled from', async () => {
  const { user, requests } = openEdit(ownCollection('rain', { version: 7 }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' and wind');
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar.textContent).toContain('Not saved yet: the name');
  await user.click(within(bar).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The collection')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    title: 'All about rain and wind',
    based_on: 7,
  });
});

it('EditCollectionPage names the followers who lose a collection before it turns private', async () => {
  const { user } = openEdit(ownCollection('rain', { followerCount: 312 }));
  await user.click(await screen.findByRole('radio', { name: 'Only keepers' }));
  expect((await screen.findByText('312 followers lose it')).closest('[role="alert"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Everybody' }).checked).toBe(true);
});

it('EditCollectionPage keeps the typed words when somebody else saved first', async () => {
  const sentence = 'Somebody changed this collection in the meantime.';
  const refusal = new ApiFailure(409, 4009, sentence, { reason: 'collection' });
  const { user } = openEdit(ownCollection('rain'), refusal);
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Show what was saved' })).toBeTruthy();
  expect(title.value).toBe('All about rain!');
});

it('EditCollectionPage lets editors change words, but neither reach nor existence', async () => {
  openEdit(ownCollection('rain', { role: 'editor' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete collection' })).toBeNull();
});

it('EditCollectionPage refuses whoever may not change the collection', async () => {
  openEdit(aCollection('rain'));
  expect(
    await screen.findByRole('heading', { name: 'Only its owners and editors change a collection' }),
  ).toBeTruthy();
});

it('EditCollectionPage deletes the collection after asking and leads to the others', async () => {
  const { user, requests } = openEdit(ownCollection('rain'), undefined);
  await user.click(await screen.findByRole('button', { name: 'Delete collection' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('All collections')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/collections/rain');
});

it('NewCollectionPage makes a collection that a sentence fills, the newest first', async () => {
  const { user, requests } = openNew();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rain');
  await user.click(await screen.findByRole('button', { name: 'Add a blog or a tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Posts with a tag' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'fog{Enter}');
  await user.click(screen.getByRole('button', { name: 'Make the collection' }));
  expect(await screen.findByText('The collection')).toBeTruthy();
  expect(requests.find(({ path }) => path === '/v2/collections')?.body).toMatchObject({
    sort: 'newest',
    rule: { clauses: [{ tags: ['fog'], tagMode: 'any' }] },
  });
});

it('EditCollectionPage removes the rule when its sentence is emptied', async () => {
  const rule = { clauses: [{ tags: ['fog'] }] };
  const { user, requests } = openEdit(ownCollection('rain', { rule, isFilledByRule: true, version: 7 }));
  await user.click(await screen.findByRole('button', { name: '#fog: change or remove' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar.textContent).toContain('what it gathers');
  await user.click(within(bar).getByRole('button', { name: 'Save' }));
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ based_on: 7, no_rule: true });
});
