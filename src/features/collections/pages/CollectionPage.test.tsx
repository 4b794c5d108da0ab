import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import { applyLiveEvent } from '#src/app/providers/apply-live-event.ts';
import { readCookie, writeCookie } from '#src/domain/cookies.ts';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aCollection, aKeptPost, ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import CollectionPage from './CollectionPage.tsx';

const COOKIE = 'collections-display-mode';
const mara = aBlog('mara');
const bo = aBlog('bo');

afterEach(() => writeCookie(COOKIE, undefined));

const fog: FeedRule = { clauses: [{ blogs: [mara.uuid], tags: ['fog'], tagMode: 'any' }] };

type Opened = { blogs?: (typeof bo)[]; path?: string; gathers?: { rule: FeedRule; blogs: (typeof bo)[] } };

function open(
  collection: object,
  posts: object[] = [],
  { blogs = [bo], path = '/mara/collections/rain', gathers }: Opened = {},
) {
  const answer: Answer = ({ path: address, method }) => {
    if (address === '/v2/feed_rules/check')
      return { postsPerWeek: 9, posts: [aPost({ id: '99', summary: 'Found' })], blogs: [mara], faults: [] };
    if (address === '/v2/collections/rain' && method === 'GET')
      return { collection, collaborators: [], ...(gathers ? { gathers } : {}) };
    if (address.endsWith('/timeline')) return { timeline: { elements: posts, links: {} } };
    return { collection };
  };
  const page = (
    <Routes>
      <Route path="/:blogname/collections/:collectionId" element={<CollectionPage />} />
    </Routes>
  );
  return renderApp(page, { path, blogs, answer });
}

it('CollectionPage shows the posts in the order of the owners, with notes', async () => {
  const { requests } = open(aCollection('rain', { sort: 'added' }), [
    aKeptPost('11', { note: 'It began here.', keptBy: mara }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'All about rain' })).toBeTruthy();
  expect(await screen.findByText('It began here.')).toBeTruthy();
  const call = requests.find(({ path }) => path.endsWith('/timeline'));
  expect(call?.query.get('sort')).toBe('added');
});

it('CollectionPage reads another order that the address asks for', async () => {
  const { requests } = open(aCollection('rain'), [], { path: '/mara/collections/rain?sort=newest' });
  expect(await screen.findByRole('button', { name: 'Newest first' })).toBeTruthy();
  expect(requests.find(({ path }) => path.endsWith('/timeline'))?.query.get('sort')).toBe('newest');
});

it('CollectionPage tells keepers how many posts are gone and takes them out', async () => {
  const { user, requests } = open(ownCollection('rain'), [aKeptPost('11', { missingBefore: ['7', '8'] })]);
  expect(await screen.findByText(/2 posts here were deleted or turned private/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take them out' }));
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/v2/collections/rain/posts/bulk',
    body: { action: 'remove', post_ids: ['7', '8'] },
  });
});

it('CollectionPage offers contributors no gaps to take out', async () => {
  open(ownCollection('rain', { role: 'contributor', canEdit: false }), [
    aKeptPost('11', { missingBefore: ['7'] }),
  ]);
  expect(await screen.findByText(/1 post here was deleted or turned private/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it out' })).toBeNull();
});

it('CollectionPage keeps the way of looking in a cookie for the next collection', async () => {
  const posts = [aKeptPost('11', { note: 'It began here.' })];
  const { user, unmount } = open(aCollection('rain'), posts);
  await user.click(await screen.findByRole('radio', { name: 'Grid' }));
  const grid = await screen.findByRole('list', { name: 'Posts of All about rain' });
  expect(within(grid).getByText('It began here.')).toBeTruthy();
  expect(readCookie(document.cookie, COOKIE)).toBe('grid');
  unmount();
  open(aCollection('rain'), posts);
  expect(await screen.findByRole('list', { name: 'Posts of All about rain' })).toBeTruthy();
});

it('CollectionPage follows a collection of somebody else and unfollows it', async () => {
  const { user, requests } = open(aCollection('rain'));
  await user.click(await screen.findByRole('button', { name: 'Follow All about rain' }));
  expect(requests.find(({ method }) => method === 'PUT')?.path).toBe('/v2/collections/rain/follow');
});

it('CollectionPage unfollows a collection that is followed', async () => {
  const { user, requests } = open(aCollection('rain', { followed: true }));
  await user.click(await screen.findByRole('button', { name: 'Following All about rain' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/collections/rain/follow');
});

it('CollectionPage links its feeds for everybody and editing for its editors only', async () => {
  const { user, unmount } = open(aCollection('rain'));
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  const feed = await screen.findByRole('menuitem', { name: 'Atom' });
  expect(feed.getAttribute('href')).toBe('/mara/collections/rain/atom');
  expect(screen.queryByRole('menuitem', { name: 'Edit collection' })).toBeNull();
  unmount();
  const own = open(ownCollection('rain', { visibility: 'private' }));
  await own.user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  const edit = await screen.findByRole('menuitem', { name: 'Edit collection' });
  expect(edit.getAttribute('href')).toBe('/_labs/collections/rain/edit');
  expect(screen.queryByRole('menuitem', { name: 'Atom' })).toBeNull();
});

it('CollectionPage shows visitors an empty collection without a way to add', async () => {
  open(aCollection('rain', { postCount: 0 }), [], { blogs: [] });
  expect(await screen.findByText('Posts appear here as they are kept.')).toBeTruthy();
});

it('CollectionPage says to readers what fills the collection, as links', async () => {
  open(aCollection('rain', { isFilledByRule: true, unseenPostCount: 6 }), [], {
    gathers: { rule: fog, blogs: [mara] },
  });
  const rule = await screen.findByRole('region', { name: 'What it gathers' });
  expect(rule.textContent).toContain('Posts by mara tagged #fogand 2 kept by hand');
  expect(within(rule).getByRole('link', { name: '#fog' }).getAttribute('href')).toBe('/tagged/fog');
  expect(within(rule).getByText('6 new since your last visit.')).toBeTruthy();
});

it('CollectionPage shows what a changed sentence finds and saves it when asked', async () => {
  const collection = ownCollection('rain', { isFilledByRule: true, rule: fog, version: 7 });
  const { user, requests } = open(collection, [aKeptPost('11')], { gathers: { rule: fog, blogs: [mara] } });
  expect(await screen.findByText('9 posts a week')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '#fog: change or remove' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Another tag here' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'sea{Enter}');
  const bar = await screen.findByRole('region', { name: 'Unsaved changes' });
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(within(bar).getByRole('button', { name: 'Save' }));
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    based_on: 7,
    rule: { clauses: [{ blogs: [mara.uuid], tags: ['fog', 'sea'], tagMode: 'any' }] },
  });
});

it('CollectionPage marks where the visit before ended, by the time of keeping', async () => {
  const readTs = 1_780_000_000;
  open(aCollection('rain', { sort: 'added', readMarker: { readTs } }), [
    aKeptPost('12', { keptTs: readTs + 60 }),
    aKeptPost('11', { keptTs: readTs - 60 }),
  ]);
  expect(await screen.findByText(/You had read up to here on/)).toBeTruthy();
});

it('CollectionPage offers what others changed, shows it when asked, and offers nothing for changes of one’s own', async () => {
  const collection = { ...ownCollection('rain', { version: 7 }) };
  const posts = [aKeptPost('11')];
  const { user, requests, queryClient } = open(collection, posts);
  const feed = await screen.findByRole('feed');
  await within(feed).findByRole('article');
  const timelines = () => requests.filter(({ path }) => path.endsWith('/timeline')).length;
  const tell = () => act(async () => applyLiveEvent(queryClient, { kind: 'collections', ids: ['rain'] }));
  const offer = () => screen.queryByRole('button', { name: /Changed since you came/ });

  await tell();
  expect([offer(), timelines()]).toEqual([null, 1]);

  collection.version = 8;
  posts.unshift(aKeptPost('12'));
  await tell();
  await user.click(await screen.findByRole('button', { name: /Changed since you came/ }));
  await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(2));
  await waitFor(() => expect([offer(), timelines()]).toEqual([null, 2]));

  collection.version = 9;
  await act(() => refreshCollections(queryClient, 'rain'));
  await tell();
  expect([offer(), timelines()]).toEqual([null, 3]);
});
