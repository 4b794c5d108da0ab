import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aCollection, aKeptPost } from '#tests/support/ui-collections.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { CollectionTab } from './CollectionTab.tsx';

const mara = aBlog('mara');

function open() {
  const collection = aCollection('rain', { followed: true, isTab: true, isNotifying: false });
  const gathers = { rule: { clauses: [{ blogs: [mara.uuid], tags: ['fog'] }] }, blogs: [mara] };
  const answer: Answer = ({ path }) => {
    if (path === '/v2/collections/rain') return { collection, collaborators: [], gathers };
    if (path.endsWith('/timeline'))
      return { timeline: { elements: [aKeptPost('11', { note: 'It began here.' })], links: {} } };
    return { collection };
  };
  return renderApp(<CollectionTab collectionId="rain" />, { blogs: [aBlog('bo')], answer });
}

it('CollectionTab says what the collection gathers and lists what was added last', async () => {
  const { requests } = open();
  expect(await screen.findByText('It began here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '#fog' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The collection' }).getAttribute('href')).toBe(
    '/mara/collections/rain',
  );
  expect(requests.find(({ path }) => path.endsWith('/timeline'))?.query.get('sort')).toBe('added');
});

it('CollectionTab changes one choice of a follower and keeps the other', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Notify me of new posts' }));
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/v2/collections/rain/follow',
    body: { show_as_tab: true, notify: true },
  });
});

it('CollectionTab stops following', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'More about All about rain' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/collections/rain/follow');
});
