import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import VideoHubsPage from './VideoHubsPage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function hub(name: string, videoCount: number, more: object = {}) {
  return {
    name,
    title: `The ${name}`,
    description: '',
    accentColor: '#102030',
    videoCount,
    isFollowed: false,
    href: `/skein-tv/channel/${name}`,
    ...more,
  };
}
function card(name: string, videoCount: number, more?: object) {
  return {
    objectType: 'video_hub_card',
    id: `hub-${name}`,
    hub: hub(name, videoCount, more),
  };
}

function show(answer: Answer) {
  return renderApp(<VideoHubsPage />, { blogs: [aBlog('mara')], answer, path: '/skein-tv' });
}
const page = (elements: object[], links = {}) => ({ timeline: { elements, links } });

describe('VideoHubsPage', () => {
  it('VideoHubsPage shows hubs as cards with a picture, the number of videos and the curator', async () => {
    const poster = [{ url: '/media/world/sea_640.webp', width: 640, height: 360 }];
    const { container } = show(() =>
      page([card('films', 1, { poster, curator: aBlog('tamsin') }), card('kitchens', 2)]),
    );
    const [films, kitchens] = within(await screen.findByRole('list', { name: 'Channels' })).getAllByRole(
      'listitem',
    ) as [HTMLElement, HTMLElement];
    expect(within(films).getByRole('heading', { name: 'The films' })).toBeTruthy();
    expect(films.textContent).toContain('1 video · managed by tamsin');
    expect(kitchens.textContent).toContain('2 videos');
    expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/media/world/sea_640.webp',
    ]);
  });

  it('VideoHubsPage features one hub with its newest videos, including those without a still', async () => {
    const video = {
      postId: '7',
      blogName: 'tamsin',
      postUrl: '/tamsin/7',
      type: 'video',
      summary: 'Moonrise',
      duration: 62,
    };
    show(() =>
      page([{ objectType: 'video_hub_featured', id: 'featured', hub: hub('sky', 1), videos: [video] }]),
    );
    const link = await screen.findByRole('link', { name: /^Moonrise tamsin/ });
    expect(link.getAttribute('href')).toBe('/skein-tv/channel/sky/tamsin/7');
    expect(link.textContent).toBe('Moonrise tamsin 1:02');
  });

  it('VideoHubsPage shows its empty state', async () => {
    show(() => page([]));
    await screen.findByRole('heading', { name: 'No channels yet' });
    expect(screen.getByRole('link', { name: 'Explore videos' }).getAttribute('href')).toBe('/explore/video');
  });

  it('VideoHubsPage offers a retry when loading fails', async () => {
    let refused = true;
    const { user } = show(() =>
      refused ? new ApiFailure(500, 5000, 'Something went wrong on our side.') : page([card('films', 1)]),
    );
    await screen.findByText('Something went wrong on our side.');
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'The films' });
  });
});
