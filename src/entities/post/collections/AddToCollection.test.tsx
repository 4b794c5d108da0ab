import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { PostMenu } from '../parts/PostMenu.tsx';

const mara = aBlog('mara');
const post = aPost({ id: '5' });
const rain = ownCollection('rain', { title: 'Rain' });

/** Opens the dialog from the menu of the post. */
async function open(
  collections: CollectionRef[],
  write: Answer = () => ({ added: true, place: 1, collection: rain }),
) {
  const answer: Answer = (request) =>
    request.method === 'GET'
      ? { collections, counts: { collections: collections.length, posts: 0 }, links: {} }
      : write(request);
  const app = renderApp(<PostMenu post={post} />, { blogs: [mara], user: { labs: ['collections'] }, answer });
  await app.user.click(screen.getByRole('button', { name: 'Post options' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Add to a collection' }));
  await screen.findByRole('dialog', { name: 'Add to a collection' });
  return app;
}

it('AddToCollection puts the post into a collection, with a note, and undoes it', async () => {
  const { user, requests } = await open([rain]);
  await user.click(await screen.findByRole('button', { name: /Rain/ }));
  expect((await screen.findByText(/^In/)).textContent).toBe('In Rain now, with one other.');
  await user.type(screen.getByRole('textbox', { name: 'A note for it, or none' }), 'Wet.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const sent = requests.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/v2/collections/rain/posts', { post_id: '5' }],
    ['PATCH', '/v2/collections/rain/posts/5', { note: 'Wet.' }],
  ]);
});

it('AddToCollection says that the post was in already', async () => {
  const { user } = await open([rain], () => ({ added: false, place: 4, collection: rain }));
  await user.click(await screen.findByRole('button', { name: /Rain/ }));
  expect((await screen.findByText(/already/)).textContent).toBe('It is already in Rain. Nothing changed.');
});

it('AddToCollection marks collections that hold the post, and takes it out of one', async () => {
  const { user, requests } = await open([
    ownCollection('rain', { title: 'Rain', heldItem: { keptTs: 1_780_000_000 } }),
  ]);
  const row = await screen.findByRole('button', { name: /Rain/, pressed: true });
  expect(row.textContent).toContain('Here since');
  await user.click(row);
  expect((await screen.findByText(/^Taken/)).textContent).toBe('Taken out of Rain.');
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/collections/rain/posts/5');
});

it('AddToCollection finds by what is typed and makes a new collection of that name in place', async () => {
  const { user, requests } = await open([], () => ({
    collection: ownCollection('fog', { title: 'Fog', postCount: 1 }),
  }));
  await user.type(await screen.findByRole('searchbox', { name: /name a new one/ }), 'Fog');
  const search = ({ query }: { query: URLSearchParams }) => query.get('query') === 'Fog';
  await vi.waitFor(() => expect(requests.find(search)?.query.get('for_post_id')).toBe('5'));
  await user.click(await screen.findByRole('button', { name: /New collection “Fog”/ }));
  expect((await screen.findByText(/^In/)).textContent).toBe('In Fog now.');
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Fog',
    tumblelog: 'mara',
    visibility: 'private',
    post_ids: ['5'],
  });
});

it('AddToCollection says who keeps or sees each collection, and marks what is typed in its name or a keeper’s', async () => {
  const bo = aBlog('bo');
  const { user } = await open([
    ownCollection('rain', { title: 'Rain', keepers: [mara, bo] }),
    ownCollection('fog', { title: 'Fog', visibility: 'private' }),
    ownCollection('snow', { title: 'Snow', visibility: 'unlisted', postCount: 1 }),
    ownCollection('hail', { title: 'Hail' }),
  ]);
  const rows = async () =>
    (await screen.findAllByRole('button', { pressed: false })).map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: /Rain/ });
  expect(await rows()).toEqual([
    'Saved for laterOnly you',
    'Rain2 posts, with bo',
    'Fog2 posts, only you',
    'Snow1 post, with the link',
    'Hail2 posts',
  ]);
  await user.type(screen.getByRole('searchbox'), 'bo');
  const found = await screen.findByRole('button', { name: /kept by mara and bo/ });
  expect(found.querySelector('mark')?.textContent).toBe('bo');
});

it('AddToCollection saves a post for later from its first row, and removes it again', async () => {
  const { user, requests } = await open([rain], () => ({ savedPost: { post, savedTs: 1 } }));
  await user.click(await screen.findByRole('button', { name: /Saved for later/, pressed: false }));
  await user.click(await screen.findByRole('button', { name: /Saved for later/, pressed: true }));
  await screen.findByRole('button', { name: /Saved for later/, pressed: false });
  const sent = () =>
    requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);
  const saving = [
    ['POST', '/v2/user/saved_posts'],
    ['DELETE', '/v2/user/saved_posts/5'],
  ];
  await vi.waitFor(() => expect(sent()).toEqual(saving));
});

it('The menu of a post offers collections only to members who try them', async () => {
  const { user } = renderApp(<PostMenu post={post} />, { blogs: [mara] });
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Add to a collection' })).toBeNull();
});
