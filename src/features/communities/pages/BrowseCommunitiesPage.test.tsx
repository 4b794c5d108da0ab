import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aCommunityRef } from '#tests/support/ui-communities.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import BrowseCommunitiesPage from './BrowseCommunitiesPage.tsx';

const outdoors = { id: 'outdoors', title: 'Out of doors', communityCount: 88 };
const rain = aCommunityRef('rain', { joinType: 'request', postCount: 1640, friends: [aBlog('bo')] });
const fog = aCommunityRef('fog', { joinType: 'invite', visibility: 'private' });
const found = {
  communities: [rain, fog],
  total: 2,
  joinTypeCounts: { free: 0, request: 1, invite: 5 },
  category: outdoors,
  links: {},
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(path: string, answer: object = found) {
  const server: Answer = (request) =>
    request.path === '/v2/community_categories' ? { categories: [outdoors] } : answer;
  const page = (
    <>
      <Address />
      <Routes>
        <Route path="/communities/browse/:categoryId?" element={<BrowseCommunitiesPage />} />
        <Route path="/search/:searchTerm/communities" element={<BrowseCommunitiesPage />} />
      </Routes>
    </>
  );
  return renderApp(page, { path, answer: server });
}

const address = () => screen.getByTestId('address').textContent;
function listCall(requests: ReturnType<typeof open>['requests']) {
  return requests.findLast(({ path }) => path !== '/v2/community_categories');
}

it('BrowseCommunitiesPage shows communities with what can be done about each, and the categories', async () => {
  const { requests } = open('/communities/browse');
  const list = await screen.findByRole('list', { name: 'Communities' });
  const [first, second] = within(list).getAllByRole('article');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Ask to join All about rain' })).toBeTruthy();
  expect(first?.textContent).toContain('bo is in');
  expect(within(second as HTMLElement).queryByRole('link', { name: /join/i })).toBeNull();
  expect(second?.textContent).toContain('Private, by invitation');
  expect(screen.getByRole('link', { name: /Out of doors/ }).getAttribute('href')).toBe(
    '/communities/browse/outdoors',
  );
  expect(listCall(requests)?.path).toBe('/v2/communities');
});

it('BrowseCommunitiesPage changes the address by the words of the sentence', async () => {
  const { user, requests } = open('/communities/browse');
  await screen.findByRole('option', { name: 'Out of doors' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Out of doors');
  expect(address()).toBe('/communities/browse/outdoors');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ways to join' }), 'take requests');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'most posts first');
  expect(address()).toBe('/communities/browse/outdoors?sort=post_count&join=request');
  await screen.findByText('1,640');
  const call = listCall(requests);
  expect(call?.path).toBe('/v2/community_categories/outdoors/communities');
  expect([call?.query.getAll('join_types[]'), call?.query.get('sort')]).toEqual([['request'], 'post_count']);
  await user.type(screen.getByRole('searchbox', { name: 'Words to search for' }), 'wet wool{Enter}');
  expect(address()).toBe('/search/wet%20wool/communities?category=outdoors&sort=post_count&join=request');
});

it('BrowseCommunitiesPage filters a search by ways to join, with their counts', async () => {
  const { user, requests } = open('/search/rain/communities');
  await user.click(await screen.findByRole('checkbox', { name: 'By invitation 5' }));
  expect(address()).toBe('/search/rain/communities?join=free&join=request');
  await user.click(screen.getByRole('radio', { name: 'Recently created' }));
  expect(address()).toBe('/search/rain/communities?sort=recently_created&join=free&join=request');
  const call = listCall(requests);
  expect(call?.path).toBe('/v2/search/communities');
  expect(call?.query.get('query')).toBe('rain');
  expect(call?.query.getAll('join_types[]')).toEqual(['free', 'request']);
});

it('BrowseCommunitiesPage quotes the words of the best match', async () => {
  const match = { field: 'about', text: 'Wool on the fence.' };
  open('/search/wool/communities', { ...found, communities: [{ ...rain, match }] });
  expect(await screen.findByText('Wool on the fence.')).toBeTruthy();
});

it('BrowseCommunitiesPage offers the nearest communities and fewer filters when nothing was found', async () => {
  open('/search/left-handed/communities?join=free', { ...found, communities: [], total: 0, nearest: [rain] });
  expect(await screen.findByRole('heading', { name: 'No community is about that yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All about rain' }).getAttribute('href')).toBe('/communities/rain');
  expect(screen.getByRole('link', { name: 'Look everywhere' }).getAttribute('href')).toBe(
    '/search/left-handed/communities',
  );
});

it('BrowseCommunitiesPage says that the communities could not be loaded', async () => {
  open('/communities/browse', new ApiFailure(500, 0, ''));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
