import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCollection, ownCollection } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import BlogCollectionsPage from './BlogCollectionsPage.tsx';
import CollectionsPage from './CollectionsPage.tsx';

const mara = aBlog('mara');
const labs = { labs: ['collections'] };
function list(collections: object[]) {
  return { collections, counts: { collections: collections.length, posts: 0 }, links: {} };
}

interface Given {
  own?: object[] | ApiFailure;
  followed?: object[];
  others?: object[];
}

function server({ own = [], followed = [], others = [] }: Given): Answer {
  return ({ path, query }) => {
    if (path === '/v2/user/collection_invitations') return { invitations: [], links: {} };
    if (query.get('mine') === '1') return own instanceof ApiFailure ? own : list(own);
    return list(query.get('followed') === '1' ? followed : others);
  };
}

function open(given: Given, { blogs = [mara], path = '/_labs/collections' } = {}) {
  const page = (
    <Routes>
      <Route path="/_labs/collections" element={<CollectionsPage />} />
    </Routes>
  );
  return renderApp(page, { path, blogs, user: labs, answer: server(given) });
}

it('CollectionsPage leads with the collection used last and says who sees each', async () => {
  open({
    own: [
      ownCollection('rain', { followerCount: 12, postCount: 41 }),
      ownCollection('fog', { visibility: 'private' }),
      ownCollection('boat', { visibility: 'unlisted', postCount: 0 }),
    ],
  });
  const lead = await screen.findByRole('link', { name: /All about rain/ });
  expect(lead.textContent).toContain('41 posts, 12 follow it');
  const cards = within(screen.getByRole('list', { name: 'Your collections' })).getAllByRole('link');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'All about fog2 postsOnly keepers',
    'All about boatNothing yetWith the link',
  ]);
  expect(cards[0]?.getAttribute('href')).toBe('/mara/collections/fog');
});

it('CollectionsPage marks what is new in collections of others', async () => {
  open({ followed: [aCollection('skies', { followed: true, unseenPostCount: 3, blog: aBlog('tamsin') })] });
  const followed = await screen.findByRole('list', { name: 'Collections you follow' });
  expect(within(followed).getByRole('link').textContent).toContain('3 new');
  expect(screen.getByRole('heading', { name: 'No collections yet' })).toBeTruthy();
});

it('CollectionsPage searches by the words of the address and shows all again', async () => {
  const { user, requests } = open({}, { path: '/_labs/collections?q=rain' });
  expect(await screen.findByText('No collection contains “rain”.')).toBeTruthy();
  expect(requests.find(({ query }) => query.get('mine'))?.query.get('query')).toBe('rain');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'No collections yet' })).toBeTruthy();
});

it('CollectionsPage links saved posts and likes beside the collections for members who try them', async () => {
  open({});
  const tabs = await screen.findByRole('navigation', { name: 'What you kept' });
  expect(within(tabs).getByRole('link', { name: 'Saved for later' }).getAttribute('href')).toBe('/saved');
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Collections');
});

it('CollectionsPage shows visitors public collections, without a button for a new one', async () => {
  const { requests } = open({ others: [aCollection('skies')] }, { blogs: [] });
  expect(await screen.findByRole('link', { name: /All about skies/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New collection' })).toBeNull();
  expect(requests.some(({ query }) => query.has('mine'))).toBe(false);
});

it('CollectionsPage says why the collections are missing and tries again', async () => {
  const { user, requests } = open({ own: new ApiFailure(500, 0, 'The wires are down.') });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(requests.filter(({ query }) => query.get('mine')).length).toBeGreaterThan(1);
});

it('BlogCollectionsPage lists the public collections of a blog to visitors', async () => {
  const { requests } = renderApp(
    <Routes>
      <Route path="/:blogname/collections" element={<BlogCollectionsPage />} />
    </Routes>,
    {
      path: '/mara/collections',
      answer: () => ({ collections: [aCollection('rain', { title: 'Rain' })], links: {} }),
    },
  );
  const cards = within(await screen.findByRole('list', { name: 'Collections of mara' }));
  expect(cards.getByRole('link', { name: /Rain/ }).getAttribute('href')).toBe('/mara/collections/rain');
  expect(requests.map(({ path }) => path)).toContain('/v2/blog/mara/collections');
});
