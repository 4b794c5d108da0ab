import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import VideoHubPage from './VideoHubPage.tsx';

/** Media queries that match. */
let preferences: string[];
let ids: string[];
let refusal: ApiFailure | undefined;
const play = vi.fn(async () => {});
const pause = vi.fn();

const FILM = {
  type: 'video',
  provider: 'skein',
  media: { url: '/media/world/a.webm', type: 'video/webm', width: 640, height: 360 },
  altText: 'A film',
};
let content: object[];
/** Further fields of each post. */
let more: object;

const hub = { name: 'films', title: 'Films', description: '', accentColor: '#102030', videoCount: 2 };
const answer: Answer = ({ method, path }) => {
  if (method !== 'GET') return refusal ?? { hub: { ...hub, isFollowed: method === 'PUT', href: '/x' } };
  if (path.endsWith('/timeline'))
    return (
      refusal ?? {
        timeline: {
          elements: ids.map((id) => aPost({ id, summary: `Film ${id}`, content: content as never, ...more })),
          links: {},
        },
      }
    );
  return {
    hub: { ...hub, isFollowed: false, href: '/skein-tv/channel/films' },
    relatedHubs: [{ ...hub, name: 'kitchens', title: 'Kitchens', isFollowed: false, href: '/x' }],
  };
};

beforeEach(() => {
  preferences = [];
  ids = ['7', '6', '5'];
  content = [FILM];
  more = {};
  refusal = undefined;
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: preferences.some((held) => query.includes(held)),
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  Element.prototype.scrollTo = vi.fn() as never;
});

function show(path = '/skein-tv/channel/films') {
  return renderApp(
    <Routes>
      <Route path="/skein-tv/channel/:hubName/:blogName?/:postId?" element={<VideoHubPage />} />
    </Routes>,
    { blogs: [aBlog('mara')], answer, path },
  );
}
const looked = () => document.querySelector('[aria-current="true"]')?.textContent ?? '';

describe('VideoHubPage', () => {
  it('VideoHubPage plays the current video, muted until the reader unmutes it', async () => {
    const { user } = show();
    await screen.findByText('Film 7');
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    const [first] = document.querySelectorAll('video');
    expect(first?.muted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Sound' }));
    expect(first?.muted).toBe(false);
    expect(screen.getByRole('button', { name: 'Sound', pressed: true })).toBeTruthy();
  });

  it.each(['prefers-reduced-motion', 'prefers-reduced-data'])(
    'VideoHubPage does not autoplay under %s',
    async (preference) => {
      preferences = [preference];
      show();
      await screen.findByText('Film 7');
      await act(async () => {});
      expect(play).not.toHaveBeenCalled();
      expect(document.querySelector('video')?.preload).toBe('none');
    },
  );

  it('VideoHubPage navigates by arrow keys and buttons, one video at a time, to the end and back', async () => {
    const { user } = show();
    await screen.findByText('Film 7');
    expect(looked()).toContain('Film 7');
    await user.keyboard('{ArrowDown}');
    expect(looked()).toContain('Film 6');
    await user.click(screen.getByRole('button', { name: 'Next video' }));
    expect(looked()).toContain('Film 5');
    await user.keyboard('k');
    expect(looked()).toContain('Film 6');
    for (let n = 0; n < 4; n += 1) await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Next video' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Kitchens' }).getAttribute('href')).toBe(
      '/skein-tv/channel/kitchens',
    );
  });

  it('VideoHubPage offers the actions of a post, and the like key applies to the current video', async () => {
    const { user, requests } = show();
    await screen.findByText('Film 7');
    for (const name of ['Share', 'Like']) expect(screen.getAllByRole('button', { name })).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: /^Reblog/ })).toHaveLength(3);
    await user.keyboard('{ArrowDown}');
    await user.keyboard('l');
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ id: '6' }),
    );
  });

  it('VideoHubPage requests the videos of its address: from one post on, or of one blog', async () => {
    const { requests, unmount } = show('/skein-tv/channel/films/mara/6');
    await screen.findByText('Film 7');
    const query = () =>
      Object.fromEntries(requests.find(({ path }) => path.endsWith('timeline'))?.query ?? []);
    expect(query()).toEqual({ post_id: '6' });
    unmount();
    const second = show('/skein-tv/channel/films/mara');
    await screen.findByText('Film 7');
    expect(second.requests.find(({ path }) => path.endsWith('timeline'))?.query.get('blog_name')).toBe(
      'mara',
    );
  });

  it('VideoHubPage follows the hub, and rolls back when the server refuses', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Follow Films' }));
    await screen.findByRole('button', { name: 'Following Films', pressed: true });
    refusal = new ApiFailure(429, 4029, 'Slow down a little.');
    await user.click(screen.getByRole('button', { name: 'Following Films' }));
    await screen.findByText('Slow down a little.');
    await screen.findByRole('button', { name: 'Following Films', pressed: true });
  });

  it('VideoHubPage covers a labelled video until it is revealed, and plays nothing of it before', async () => {
    const labels = { hasCommunityLabel: true, categories: { violence: true as const } };
    more = { communityLabels: labels, contentRating: 'sensitive' };
    ids = ['97'];
    const { user } = show();
    await screen.findByText('Violence');
    await act(async () => {});
    expect([document.querySelector('video'), play.mock.calls.length]).toEqual([null, 0]);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(document.activeElement?.querySelector('video')).not.toBeNull();
  });

  it('VideoHubPage shows a video of another site, one without a poster and one that is missing', async () => {
    content = [
      {
        type: 'video',
        url: 'https://youtu.be/dQw4w9WgXcQ',
        embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      },
    ];
    const { unmount } = show();
    await screen.findAllByRole('button', { name: /from (www\.)?youtube/i });
    unmount();
    content = [{ type: 'text', text: 'Words' }];
    show();
    await screen.findAllByText('This video no longer exists');
  });

  it('VideoHubPage shows its empty state, or an error', async () => {
    ids = [];
    const { unmount } = show();
    await screen.findByRole('heading', { name: 'No videos yet' });
    unmount();
    refusal = new ApiFailure(404, 4004, 'This channel has no such video.');
    show('/skein-tv/channel/films/mara/12');
    await screen.findByText('This channel has no such video.');
    expect(screen.getByRole('link', { name: 'All videos of this channel' }).getAttribute('href')).toBe(
      '/skein-tv/channel/films',
    );
  });
});
