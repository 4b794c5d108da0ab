import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { nowTs } from '#tests/support/ui-payments.ts';
import { RewardedAd } from './RewardedAd.tsx';

afterEach(() => {
  act(clearToasts);
});

const HOUR_SECONDS = 3600;

/** Returns what a member is offered; `change` replaces fields. */
function offer(change: object = {}): object {
  const house = {
    id: 'rewarded-communities',
    title: 'A table',
    text: 'For your people.',
    buttonText: 'Look',
    href: '/communities',
    images: [],
  };
  const ad = { placementId: 'rewarded-house-communities', adSource: 'house', adType: 'google_rewarded' };
  return {
    available: true,
    adFreeMinutes: 60,
    watchesLeft: 3,
    minimumSeconds: 1,
    ad: { ...ad, expireTime: nowTs() + HOUR_SECONDS, signature: 'signature', house },
    ...change,
  };
}

/** Answers the three calls; `finish` answers the end of an ad. */
function answers(finish: () => unknown): Answer {
  return ({ path }) => {
    if (path.endsWith('/start-ad')) return { token: 'the-token', minimumSeconds: 1 };
    return path.endsWith('/finish-ad') ? finish() : offer();
  };
}

it('RewardedAd counts an ad that was watched, and says until when there are none', async () => {
  const finished = () => offer({ watchesLeft: 2, adFreeUntilTs: nowTs() + HOUR_SECONDS });
  const { user, requests } = renderApp(<RewardedAd />, { answer: answers(finished) });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Ad · from Skein')).toBeTruthy();
  expect(screen.getByText('A table')).toBeTruthy();
  const earned = await screen.findByRole('heading', { name: /^Without ads until / }, { timeout: 5000 });
  expect(document.activeElement).toBe(earned);
  expect(screen.getByText('2 times more today.', { exact: false })).toBeTruthy();
  expect(requests.filter(({ path }) => path.endsWith('/finish-ad'))).toHaveLength(1);
});

it('RewardedAd that is stopped sends nothing more and offers the ad again', async () => {
  const { user, requests } = renderApp(<RewardedAd />, { answer: answers(() => offer()) });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('heading', { name: 'Watch one, then none' })).toBeTruthy();
  expect(requests.filter(({ path }) => path.endsWith('/finish-ad'))).toHaveLength(0);
});

it('RewardedAd whose end got no answer can be counted again with the same token', async () => {
  let attempts = 0;
  const { user } = renderApp(<RewardedAd />, {
    answer: answers(() => {
      attempts += 1;
      if (attempts === 1) return new ApiFailure(403, 4030, 'Something is in the way.');
      return offer({ watchesLeft: 2, adFreeUntilTs: nowTs() + HOUR_SECONDS });
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const again = await screen.findByRole('button', { name: 'Count it' }, { timeout: 5000 });
  expect(await screen.findByText('Something is in the way.')).toBeTruthy();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /^Without ads until / })).toBeTruthy();
});

it('RewardedAd offers none and says so when none is left today', async () => {
  renderApp(<RewardedAd />, { answer: () => offer({ available: false, watchesLeft: 0, ad: undefined }) });
  expect(await screen.findByText('None is left today.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it('RewardedAd says that it is unknown what is offered, and asks again', async () => {
  let isBroken = true;
  const { user } = renderApp(<RewardedAd />, {
    answer: () => (isBroken ? new ApiFailure(403, 4003, 'Not now.') : offer()),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
});
