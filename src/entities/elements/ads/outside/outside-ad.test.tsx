import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import type { Consent } from '#generated/zod/consent.zod.ts';
import { sendTracker } from '#src/shared/api/call/send-tracker.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { AdSlot } from '../AdSlot.tsx';

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
function show(consent: Consent) {
  const answer: Answer = ({ path }) => (path === '/v2/privacy/consent' ? { consent } : undefined);
  return renderApp(<AdSlot isSmall sources={[source, house]} />, { blogs: [], answer });
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Ad of Example Bidding');
function say(from: Window | null, state: string): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: from, data: { skein: 'ad', state } }));
  });
}

afterEach(() => vi.unstubAllGlobals());

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

it('OutsideAd is gone after it was hidden', async () => {
  show(consentOf());
  await frame();
  fireEvent.click(screen.getByRole('button', { name: 'Hide: Example Bidding' }));
  await waitFor(() => expect(screen.queryByTitle('Ad of Example Bidding')).toBeNull());
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
