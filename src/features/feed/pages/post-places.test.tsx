import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POST_DISPLAY, type PostDisplay, type PostPlace } from '#src/entities/post/model/post-display.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import RadarPage from './RadarPage.tsx';
import VideoHubPage from './VideoHubPage.tsx';

const display: Record<PostPlace, PostDisplay> = POST_DISPLAY;
const before = { ...POST_DISPLAY };
beforeEach(() => {
  // jsdom plays no media.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => Object.assign(display, before));

const film = {
  type: 'video',
  provider: 'skein',
  media: { url: '/media/world/a.webm', type: 'video/webm', width: 640, height: 360 },
};
const post = aPost({ canReblog: true, summary: 'A film', content: [film] as never });
const hub = {
  name: 'films',
  title: 'Films',
  description: '',
  accentColor: '#102030',
  videoCount: 1,
  href: '/x',
};

function show(page: ReactElement, path: string) {
  return renderApp(
    <Routes>
      <Route path="/radar" element={page} />
      <Route path="/tv/:hubName" element={page} />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara')],
      answer: (call) =>
        call.path.endsWith('/timeline') || call.path.includes('radar')
          ? { timeline: { elements: [post], links: {} }, posts: [] }
          : { hub: { ...hub, isFollowed: false }, relatedHubs: [] },
    },
  );
}

it.each([
  ['RadarPage', 'radar', <RadarPage key="radar" />, '/radar'],
  ['VideoHubPage', 'videoHub', <VideoHubPage key="tv" />, '/tv/films'],
] as const)('%s shows its posts by the preset %s', async (_, place, page, path) => {
  const { unmount } = show(page, path);
  expect(await screen.findByRole('button', { name: /^Like/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Reblog/ })).toBeTruthy();
  unmount();
  display[place] = { ...before[place], showsLikeButton: false };
  show(page, path);
  expect(await screen.findByRole('link', { name: /^Reblog/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
});

it.each([
  ['showsShareButton', 'button', /^Share/],
  ['showsReplyButton', 'link', 'Open the post'],
  ['showsReblogButton', 'link', /^Reblog/],
  ['showsLikeButton', 'button', /^Like/],
] as const)('VideoHubPage leaves out the button of %s where its place does', async (flag, role, name) => {
  const { unmount } = show(<VideoHubPage />, '/tv/films');
  expect(await screen.findByRole(role, { name })).toBeTruthy();
  unmount();
  display.videoHub = { ...before.videoHub, [flag]: false };
  show(<VideoHubPage />, '/tv/films');
  expect(await screen.findByRole('button', { name: 'Sound' })).toBeTruthy();
  await screen.findByRole('link', { name: 'ann' });
  expect(screen.queryByRole(role, { name })).toBeNull();
});
