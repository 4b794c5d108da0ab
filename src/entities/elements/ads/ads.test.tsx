import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import type { HouseAd } from '#generated/zod/houseAd.zod.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { clearDismissed } from '../model/dismissed-store.ts';
import { AdCard, type AdType } from './AdCard.tsx';
import { AdWaterfall, PremiumBanner } from './FeedAds.tsx';
import { SideAd } from './SideAd.tsx';

const ad: HouseAd = {
  id: '7',
  title: 'Seconds Sunday',
  text: 'Forty pots with a flaw.',
  buttonText: 'See the shelf',
  href: '/kilnside',
  images: [{ url: '/media/pot.webp', width: 800, height: 450 }],
  capPerDay: 2,
};
const source: AdPlacement = {
  placementId: 'sidebar-house-7',
  adSource: 'house',
  adType: 'post',
  expireTime: 2_000_000_000,
  signature: 'c2ln',
  width: 300,
  height: 250,
  house: ad,
};
const bidder: AdPlacement = { ...source, adSource: 'prebid', placementId: 'bid' };
delete bidder.house;

afterEach(clearDismissed);

const blogs = [aBlog('bo')];
function show(shown: HouseAd = ad, answer: Answer = () => undefined, type: AdType = 'post') {
  const size = { width: 300, height: 250 };
  return renderApp(
    <AdCard ad={shown} type={type} size={size} placementId="timeline-house-7" serveId={undefined} />,
    {
      blogs,
      answer,
    },
  );
}

const TYPES: AdType[] = [
  'google_native',
  'google_rewarded',
  'post',
  'teads',
  'one_mobile',
  'flurry',
  'iponweb',
  'smart_banner',
];

it.each(TYPES)('AdCard renders an ad of type %s labelled, with its words and its link', async (type) => {
  show({ ...ad, advertiser: 'kilnside' }, undefined, type);
  await screen.findByRole('article', { name: 'Ad: Seconds Sunday' });
  expect(screen.getByText(/^Ad · from Skein/).textContent).toBe('Ad · from Skein, for kilnside');
  expect(screen.getByRole('link', { name: 'See the shelf' }).getAttribute('href')).toBe('/kilnside');
});

it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
  'AdCard leaves out a button to %j and keeps the words',
  async (href) => {
    show({ ...ad, href });
    await screen.findByText('Forty pots with a flaw.');
    expect(screen.queryByText('See the shelf')).toBeNull();
  },
);

it.each(TYPES)('AdCard shows markup in an ad of type %s as the letters it is made of', async (type) => {
  const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const forged = { ...ad, title: markup, text: markup, buttonText: markup, advertiser: markup, images: [] };
  show(forged, undefined, type);
  const card = await screen.findByRole('article', { name: `Ad: ${markup}` });
  expect(card.querySelector('script, [onerror], img')).toBeNull();
  expect(card.textContent).toContain(markup);
});

it('AdCard keeps its words when the picture cannot be loaded', async () => {
  const { container } = show();
  const picture = await waitFor(() => {
    const found = container.querySelector('img');
    if (!found) throw new Error('No picture yet');
    return found;
  });
  fireEvent.error(picture);
  await waitFor(() => expect(container.querySelector('article img')).toBeNull());
  screen.getByText('Forty pots with a flaw.');
});

it.each([
  ['always', true],
  ['never', false],
  ['device', true],
] as const)('AdCard starts a film that plays %s: %s, always muted [ads-05]', async (autoplay, starts) => {
  const video = { url: '/media/film.mp4', width: 640, height: 360 };
  const { container } = show({ ...ad, video, autoplay }, undefined, 'teads');
  await screen.findByText('Seconds Sunday');
  await waitFor(() => expect(container.querySelector('video')?.autoplay).toBe(starts));
  expect(container.querySelector('video')?.muted).toBe(true);
});

it('AdCard says why, hides the ad with Undo, and reports it', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: /Why this/ }));
  screen.getByText(/You see it 2 times a day at most/);
  await user.click(screen.getByRole('button', { name: 'Something is wrong with it' }));
  await user.click(screen.getByRole('button', { name: 'It is misleading' }));
  await screen.findByText(/^Thank you/);
  await user.click(screen.getByRole('button', { name: 'Hide: Seconds Sunday' }));
  await screen.findByText(/^Gone\./);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Forty pots with a flaw.');
  await waitFor(() =>
    expect(
      requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
    ).toEqual([
      ['POST', '/v2/ads/7/report', { reason: 'misleading' }],
      ['POST', '/v2/ads/7/hide', undefined],
      ['DELETE', '/v2/ads/7/hide', undefined],
    ]),
  );
});

it('AdWaterfall skips sources that have neither an ad of the site nor a frame', async () => {
  renderApp(
    <AdWaterfall
      element={{
        objectType: 'client_side_ad_waterfall',
        id: 'w',
        placement: 'timeline',
        sources: [bidder, source],
      }}
    />,
    { blogs, answer: () => undefined },
  );
  await screen.findByRole('article', { name: 'Ad: Seconds Sunday' });
});

it.each([
  ['an ad', { placements: { mrec: [source] }, adFree: false }, 1],
  ['none', { placements: {}, adFree: false }, 0],
  ['none for a reader without ads', { placements: {}, adFree: true }, 0],
])('SideAd shows %s', async (_, answer, count) => {
  const { requests, container } = renderApp(<SideAd />, { blogs, answer: () => answer });
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('mrec_waterfall'))).toBe(true));
  await waitFor(() => expect(container.querySelectorAll('[data-ad-slot]')).toHaveLength(count));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
});

it('SideAd asks for nothing for a member without ads', async () => {
  const { requests, container } = renderApp(
    <>
      <SideAd />
      <p>Beside it</p>
    </>,
    { blogs, user: { adFree: true }, answer: () => undefined },
  );
  await screen.findByText('Beside it');
  await waitFor(() => expect(container.querySelector('[data-ad-slot]')).toBeNull());
  expect(requests.filter(({ path }) => path.endsWith('mrec_waterfall'))).toEqual([]);
});

it('SideAd asks for nothing on a page that lies under a sheet, where somebody writes', async () => {
  const base = { pathname: '/dashboard', search: '', hash: '', state: null, key: 'a' };
  const { requests } = renderApp(
    <LayersContext value={{ base, modal: { ...base, pathname: '/new' }, top: 'modal' }}>
      <SideAd />
      <p>Beside it</p>
    </LayersContext>,
    { blogs, answer: () => undefined },
  );
  await screen.findByText('Beside it');
  expect(requests.filter(({ path }) => path.endsWith('mrec_waterfall'))).toEqual([]);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('PremiumBanner leads a visitor to the wall, and from there to its page [login-wall-22]', async () => {
  const button = { text: 'See premium', href: '/settings/premium', style: 'primary' } as const;
  const element = {
    objectType: 'premium_banner',
    id: 'p',
    title: 'Fewer ads',
    text: 'None.',
    button,
  } as const;
  const { user } = renderApp(
    <>
      <PremiumBanner element={element} />
      <Address />
    </>,
    { blogs: [], answer: () => undefined },
  );
  await user.click(await screen.findByRole('link', { name: 'See premium' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      '/register?source=banner_cta_click&redirect_to=%2Fsettings%2Fpremium',
    ),
  );
});
