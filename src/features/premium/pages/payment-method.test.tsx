import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aSubscription, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import AdFreeBrowsingPage from './AdFreeBrowsingPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const VISA = { kind: 'card', label: 'Visa ending in 4242', expiryMonth: 8, expiryYear: 2029 } as const;
const TEST_CARD = { id: 'test-card', kind: 'test', label: 'Test card (no money moves)' } as const;

function open(subscription: object, answer: Answer) {
  const all: Answer = (request) => {
    if (request.path === '/v2/premium/payment-method') return answer(request);
    if (request.path === '/v2/premium/subscription') return { subscription };
    if (request.path === '/v2/premium/price_points')
      return { pricePoints: [], perks: [], country: 'PT', countries: [] };
    if (request.path === '/v2/premium/rewarded-ad/info')
      return { available: false, adFreeMinutes: 60, watchesLeft: 3, minimumSeconds: 15 };
    return { purchases: [], links: {} };
  };
  const page = (
    <Routes>
      <Route path="/settings/ad-free-browsing" element={<AdFreeBrowsingPage />} />
    </Routes>
  );
  return renderApp(page, {
    path: '/settings/ad-free-browsing',
    blogs: [aBlog('mara')],
    user: { premium: 'active' },
    answer: all,
  });
}

it('AdFreeBrowsingPage names the card as the provider has it now, with its end', async () => {
  open(aSubscription({ paymentMethod: { kind: 'card', label: 'Visa ending in 1111' } }), () => ({
    paymentMethod: VISA,
    updateUrl: 'https://billing.stripe.com/p/1',
  }));
  expect(await screen.findByText('Visa ending in 4242, until August 2029')).toBeTruthy();
});

it('AdFreeBrowsingPage says that the page of the card could not be opened', async () => {
  const { user } = open(aSubscription({ paymentMethod: VISA }), () => new ApiFailure(400, 0, 'No.'));
  await screen.findByText('Visa ending in 4242, until August 2029');
  await user.click(screen.getByRole('button', { name: 'Change how you pay' }));
  expect(await screen.findByText(/page of your card could not be opened/)).toBeTruthy();
});

it('AdFreeBrowsingPage chooses another card of the test checkout', async () => {
  let method: object = TEST_CARD;
  const { user, requests } = open(aSubscription({ paymentMethod: TEST_CARD }), (request) => {
    if (request.method === 'PUT')
      method = { id: 'test-card-declined', kind: 'test', label: 'Test card that is declined' };
    return { paymentMethod: method, updateUrl: '/settings/ad-free-browsing' };
  });
  await user.click(await screen.findByRole('button', { name: 'Change how you pay' }));
  await user.click(await screen.findByRole('radio', { name: /A test card that is declined/ }));
  await user.click(screen.getByRole('button', { name: 'Use this card' }));
  expect(await screen.findByText('Test card that is declined')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({ body: { card: 'declines' } });
});

it('AdFreeBrowsingPage keeps the card and says why when the change is refused', async () => {
  const { user } = open(aSubscription({ paymentMethod: TEST_CARD }), ({ method }) =>
    method === 'PUT' ? new ApiFailure(404, 4004, 'There is no test checkout.') : { updateUrl: '/' },
  );
  await user.click(await screen.findByRole('button', { name: 'Change how you pay' }));
  await user.click(await screen.findByRole('radio', { name: /A test card that is declined/ }));
  await user.click(screen.getByRole('button', { name: 'Use this card' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('AdFreeBrowsingPage offers another card after a failed payment', async () => {
  const held = aSubscription({
    status: 'on-hold',
    paymentMethod: TEST_CARD,
    attempts: [{ atTs: nowTs(), hasFailed: true }],
  });
  const { user } = open(held, () => ({ paymentMethod: TEST_CARD, updateUrl: '/' }));
  await user.click(await screen.findByRole('button', { name: 'Another card' }));
  expect(await screen.findByRole('radio', { name: 'A test card that pays' })).toBeTruthy();
});
