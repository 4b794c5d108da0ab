import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import SearchPage from './SearchPage.tsx';
import SearchStartPage from './SearchStartPage.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

const tag = { name: 'fog', isFollowed: false, postCount: 4, followerCount: 2 };
const found: Answer = ({ path }) => {
  if (path === '/v2/search/blogs') return { blogs: [aBlog('foghorn')], total: 1, links: {} };
  if (path === '/v2/search/tags') return { tags: [tag], total: 1, links: {} };
  if (path === '/v2/search/suggestions')
    return {
      suggestions: [
        { kind: 'tag', tag },
        { kind: 'blog', blog: aBlog('foghorn') },
      ],
    };
  if (path === '/v2/explore/trending/tags') return { tags: [] };
  const post = aPost({ content: [{ type: 'text', text: 'A post about fog' }] });
  return { timeline: { elements: [post], links: {} } };
};
const nothing: Answer = ({ path }) => {
  if (path === '/v2/search/suggestions') return { suggestions: [] };
  if (path === '/v2/search/posts') return { timeline: { elements: [], links: {} } };
  return { blogs: [], tags: [], total: 0, links: {} };
};

function show(path: string, answer: Answer = found, viewer: Parameters<typeof renderApp>[1] = {}) {
  return renderApp(
    <Routes>
      <Route path="/search" element={<SearchStartPage />} />
      <Route path="/search/:searchTerm/:selectedPostType?" element={<SearchPage />} />
    </Routes>,
    { ...viewer, path, answer },
  );
}

function askedFor(requests: { path: string; query: URLSearchParams }[], path: string) {
  return requests.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(query));
}

describe('SearchPage', () => {
  it('SearchPage leads to the communities of a search unless these are switched off for the member', async () => {
    const tabs = async () => within(await screen.findByRole('navigation', { name: 'What to show' }));
    show('/search/fog');
    const link = (await tabs()).getByRole('link', { name: 'Communities' });
    expect(link.getAttribute('href')).toBe('/search/fog/communities');
    cleanup();
    show('/search/fog', found, { blogs: [aBlog('bo')], user: { labs: [] } });
    expect((await tabs()).queryByRole('link', { name: 'Communities' })).toBeNull();
  });

  it('SearchPage shows the best posts of all time with the best matching tags and blogs [search-01] [search-03]', async () => {
    const { requests } = show('/search/fog');
    await screen.findByText('A post about fog');
    expect(askedFor(requests, '/v2/search/posts')).toEqual([{ query: 'fog', mode: 'top' }]);
    const fitting = await screen.findByRole('navigation', { name: 'Tags and blogs' });
    expect(within(fitting).getByRole('link', { name: '#fog' }).getAttribute('href')).toBe('/tagged/fog');
    expect(within(fitting).getByRole('link', { name: 'foghorn' }).getAttribute('href')).toBe('/foghorn');
    for (const [name, href] of [
      ['Recent', '/search/fog/recent'],
      ['Blogs', '/search/fog?view=blogs'],
      ['Tags', '/search/fog?view=tags'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('SearchPage requests the filters of its address [search-02] [search-04]', async () => {
    const { requests } = show('/search/%20fog%20/gif?days=30&role=original');
    await screen.findByText('A post about fog');
    expect(askedFor(requests, '/v2/search/posts')).toEqual([
      { query: 'fog', mode: 'top', type: 'gif', days: '30', role: 'original' },
    ]);
  });

  it('SearchPage offers every post type of the specification [search-02]', async () => {
    show('/search/fog');
    await userEvent.click(await screen.findByRole('button', { name: 'All posts' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'All posts',
      'Text',
      'Photos',
      'GIFs',
      'Quotes',
      'Links',
      'Chats',
      'Audio',
      'Video',
      'Asks',
      'Only original posts',
    ]);
  });

  it('SearchPage lists blogs, and tags [search-03]', async () => {
    const { unmount } = show('/search/fog?view=blogs');
    const blogs = await screen.findByRole('list', { name: 'Blogs about “fog”' });
    expect(within(blogs).getByRole('button', { name: 'Follow foghorn' })).toBeTruthy();
    unmount();
    show('/search/fog?view=tags');
    const tags = await screen.findByRole('list', { name: 'Tags about “fog”' });
    expect(within(tags).getByText('4 posts')).toBeTruthy();
  });

  it('SearchPage makes suggestions when nothing was found', async () => {
    show('/search/fgo', nothing);
    await screen.findByRole('heading', { name: 'Nothing found' });
    expect(screen.getByText('has:alt')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore' })).toBeTruthy();
  });

  it('SearchPage says which parts were no search filters when nothing was found', async () => {
    show('/search/bread%20has%3Aimage', nothing);
    await screen.findByText('“has:image” is not a search filter, so it was searched as words.');
    screen.getByText('with described pictures');
  });

  it('SearchPage links to fewer filters when they leave nothing', async () => {
    show('/search/fog/video?days=7', nothing);
    const everything = await screen.findByRole('link', { name: 'Search everything' });
    expect(everything.getAttribute('href')).toBe('/search/fog');
  });

  it.each(['', '?view=blogs', '?view=tags'])(
    'SearchPage shows an error when loading fails, and retries%s',
    async (query) => {
      let isBroken = true;
      show(`/search/fog${query}`, (requests) =>
        isBroken ? new ApiFailure(400, 4000, 'The search is tangled.') : found(requests),
      );
      expect((await screen.findByRole('alert')).textContent).toContain('The search is tangled.');
      isBroken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );
});

describe('SearchStartPage', () => {
  it('SearchStartPage opens the search for typed words, and a tag directly', async () => {
    const user = userEvent.setup();
    const { requests } = show('/search');
    await user.type(screen.getByRole('searchbox', { name: 'Posts, blogs and tags' }), ' fog {Enter}');
    await screen.findByText('A post about fog');
    expect(askedFor(requests, '/v2/search/posts')).toEqual([{ query: 'fog', mode: 'top' }]);
  });
});
