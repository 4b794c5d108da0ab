import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import { sendTracker } from '#src/shared/api/call/send-tracker.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { clearDismissed } from '../../model/dismissed-store.ts';
import { AdSlot } from '../AdSlot.tsx';
import { hideOnDevice, showOnDevice } from '../hidden-on-device.ts';

const source: AdPlacement = {
  placementId: 'sidebar-prebid-bids',
  adSource: 'prebid',
  adType: 'smart_banner',
  expireTime: 2_000_000_000,
  signature: 'c2ln',
  width: 300,
  height: 250,
  frame: '/ad-frame/bids',
  company: 'Example Bidding',
  vendor: 2,
  adId: 'vendor-2',
};
const house: AdPlacement = {
  ...source,
  placementId: 'sidebar-house-7',
  adSource: 'house',
  adType: 'post',
  house: {
    id: '7',
    title: 'Seconds Sunday',
    text: 'Forty pots with a flaw.',
    buttonText: 'See the shelf',
    href: '/kilnside',
    images: [],
  },
};
delete house.frame;
delete house.adId;

function consentOf(more: Partial<Consent> = {}): Consent {
  return {
    applies: 'gdpr',
    countrySource: 'header',
    required: false,
    cmpViewed: true,
    analytics: true,
    personalisedAds: true,
    uspString: '1---',
    globalPrivacyControl: false,
    purposeOptIns: '11111111111',
    specialFeatureOptIns: '',
    vendorOptIns: '111',
    vendorListVersion: 7,
    removedVendors: [],
    ...more,
  };
}
function show(consent: Consent, isMember = false) {
  const answer: Answer = ({ path }) => {
    if (path === '/v2/privacy/consent') return { consent };
    return path.startsWith('/v2/ads/') ? null : undefined;
  };
  const blogs = isMember ? [aBlog('ivy')] : [];
  return renderApp(<AdSlot isSmall sources={[source, house]} />, { blogs, answer });
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Ad of Example Bidding');
function say(from: Window | null, state: string): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: from, data: { skein: 'ad', state } }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  clearDismissed();
  localStorage.clear();
});

it('AdSlot draws the ad of an allowed company in a frame that reads nothing of the page', async () => {
  show(consentOf());
  const shown = await frame();
  expect(shown.getAttribute('src')).toBe('/ad-frame/bids');
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(shown.style.height).toBe('250px');
  say(shown.contentWindow, 'filled');
  expect(screen.queryByText('Seconds Sunday')).toBeNull();
});

it.each([
  ['its company is not allowed', consentOf({ vendorOptIns: '101' })],
  ['the reader opted out of the sale of data', consentOf({ uspString: '1YYN' })],
])('AdSlot shows the next source and no frame where %s', async (_, consent) => {
  const { container } = show(consent);
  await screen.findByText('Seconds Sunday');
  expect(container.querySelector('iframe')).toBeNull();
});

it('AdSlot shows the next source when the company has no ad, and believes its own frame alone', async () => {
  show(consentOf());
  const shown = await frame();
  say(window, 'empty');
  expect(screen.queryByText('Seconds Sunday')).toBeNull();
  say(shown.contentWindow, 'empty');
  await screen.findByText('Seconds Sunday');
});

it('OutsideAd says why, is hidden for a member by account, and comes back when the server knows', async () => {
  const { user, requests } = show(consentOf(), true);
  await frame();
  await user.click(screen.getByRole('button', { name: 'Why this?' }));
  screen.getByText('It stands in a frame of its own and cannot read this page.');
  await user.click(screen.getByRole('button', { name: 'Something is wrong with it' }));
  await user.click(screen.getByRole('button', { name: 'It is misleading' }));
  await screen.findByText(/Thank you/);
  await user.click(screen.getByRole('button', { name: 'Hide: Example Bidding' }));
  await screen.findByText(/Gone\. You will not see ads of/);
  expect(screen.queryByTitle('Ad of Example Bidding')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await frame();
  const calls = requests.filter(({ path }) => path.startsWith('/v2/ads/'));
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/v2/ads/vendor-2/report', { reason: 'misleading' }],
    ['POST', '/v2/ads/vendor-2/hide', undefined],
    ['DELETE', '/v2/ads/vendor-2/hide', undefined],
  ]);
  expect(localStorage.getItem('skein.hidden-ads')).toBeNull();
});

it('OutsideAd that a visitor hid is not drawn in this browser again, and the next source is', async () => {
  const first = show(consentOf());
  await frame();
  fireEvent.click(screen.getByRole('button', { name: 'Hide: Example Bidding' }));
  await waitFor(() => expect(screen.queryByTitle('Ad of Example Bidding')).toBeNull());
  expect(first.requests.filter(({ path }) => path.startsWith('/v2/ads/'))).toEqual([]);
  first.unmount();
  clearDismissed();
  const { container } = show(consentOf());
  expect(screen.queryByRole('article', { name: 'Ad of Example Bidding' })).toBeNull();
  await screen.findByText('Seconds Sunday');
  expect(container.querySelector('iframe')).toBeNull();
});

it('hideOnDevice keeps the last fifty ads, and survives a broken entry and a full storage', () => {
  for (let id = 1; id <= 60; id += 1) hideOnDevice(`ad-${id}`);
  hideOnDevice('ad-59');
  const stored = JSON.parse(localStorage.getItem('skein.hidden-ads') ?? '[]');
  expect(stored).toHaveLength(50);
  expect(stored.slice(0, 3)).toEqual(['ad-59', 'ad-60', 'ad-58']);
  showOnDevice('ad-59');
  expect(JSON.parse(localStorage.getItem('skein.hidden-ads') ?? '[]')).toHaveLength(49);
  localStorage.setItem('skein.hidden-ads', '{"broken');
  hideOnDevice('ad-1');
  expect(JSON.parse(localStorage.getItem('skein.hidden-ads') ?? '[]')).toEqual(['ad-1']);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => hideOnDevice('ad-2')).not.toThrow();
  full.mockRestore();
});

it('sendTracker sends a GET without cors, with cookies, and ignores a failure [ads-04]', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('blocked')));
  vi.stubGlobal('fetch', fetch);
  sendTracker('https://count.example/seen');
  await Promise.resolve();
  expect(fetch.mock.calls).toEqual([
    [
      'https://count.example/seen',
      { mode: 'no-cors', credentials: 'include', cache: 'no-store', keepalive: true },
    ],
  ]);
});
