import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import ExplorePage from './ExplorePage.tsx';
import TagPage from './TagPage.tsx';

beforeEach(() => {
  // jsdom has no layout, and without a width the number of columns is unknown.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

const tag = { name: 'wool', isFollowed: false, postCount: 4, followerCount: 2 };

const answer: Answer = ({ path }) => {
  if (path.endsWith('/header_info'))
    return { tag, defaultSort: 'top', relatedTags: [], headerImage: [], isTrending: false };
  if (path.endsWith('/tags')) return { tags: [] };
  if (path.endsWith('/blogs')) return { blogs: [], links: {} };
  const post = aPost({ content: [{ type: 'text', text: 'A post from here' }] });
  return { timeline: { elements: [post], links: {} } };
};

/** Renders the tag's page with the filters of the address, as the application passes them. */
function show(path: string) {
  return renderApp(
    <Routes>
      <Route path="/explore/:exploreMode?" element={<ExplorePage />} />
      <Route path="/tagged/:tag" element={<TagPage />} />
    </Routes>,
    { path, answer },
  );
}

describe('explore', () => {
  it.each(['/explore', '/explore/trending'])(
    'ExplorePage shows trending posts at %s [explore-01]',
    async (path) => {
      const { requests } = show(path);
      await screen.findByRole('feed', { name: 'Trending' });
      await screen.findByText('A post from here');
      expect(requests.map((call) => call.path)).toContain('/v2/explore/trending');
    },
  );
});

describe('explore modes', () => {
  it.each([
    ['recommended-for-you', 'For you', '/v2/explore/recommended'],
    ['staff-picks', 'Staff picks', '/v2/explore/staff_picks'],
    ['answertime', 'Answertime', '/v2/answertime/explore'],
    ['text', 'Text', '/v2/explore/posts/text'],
    ['photos', 'Photos', '/v2/explore/posts/photos'],
    ['gifs', 'GIFs', '/v2/explore/posts/gifs'],
    ['quotes', 'Quotes', '/v2/explore/posts/quotes'],
    ['chats', 'Chats', '/v2/explore/posts/chats'],
    ['audio', 'Audio', '/v2/explore/posts/audio'],
    ['video', 'Video', '/v2/explore/posts/video'],
    ['asks', 'Answers', '/v2/explore/posts/asks'],
  ])('ExplorePage: the mode %s shows posts of its own call [explore-02]', async (mode, name, path) => {
    const { requests } = show(`/explore/${mode}`);
    await screen.findByRole('feed', { name });
    await screen.findByText('A post from here');
    expect(requests.map((call) => call.path)).toContain(path);
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
  });
});

describe('TagPage', () => {
  it('TagPage shows the header and the timeline [tagged-01]', async () => {
    const { requests } = show('/tagged/wool');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('wool');
    await screen.findByText('A post from here');
    expect(requests.map((call) => call.path)).toEqual(
      expect.arrayContaining(['/v2/hubs/wool/header_info', '/v2/hubs/wool/timeline']),
    );
  });

  it('TagPage requests sort, role and type of its address [tagged-02]', async () => {
    const { requests } = show('/tagged/wool?sort=recent&role=original&type=quote');
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/timeline'))).toBe(true));
    const { query } = requests.find(({ path }) => path.endsWith('/timeline')) ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({ sort: 'recent', role: 'original', type: 'quote' });
  });
});
