import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Checkout } from '#generated/zod/checkout.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, aPurchase, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import CheckoutPage from './CheckoutPage.tsx';

afterEach(() => {
  act(clearToasts);
});

/** Opens the page on a server that keeps one checkout; `confirm` answers a press of "Pay", and may change it. */
function open(
  first: Checkout,
  confirm: (change: (next: Partial<Checkout>) => void) => unknown = () => undefined,
) {
  let checkout = first;
  const change = (next: Partial<Checkout>): void => {
    checkout = { ...checkout, ...next };
  };
  return renderApp(
    <Routes>
      <Route path="/checkout/:checkoutId" element={<CheckoutPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      path: '/checkout/71',
      blogs: [aBlog('mara')],
      answer: ({ method, path, body, query }) => {
        if (path.endsWith('/price_points'))
          return { pricePoints: [], perks: [], country: 'PT', countries: ['DE', 'PT'] };
        if (path.includes('/purchases/')) return { purchase: aPurchase() };
        if (path.endsWith('/premium/checkout'))
          change({ ...aCheckout({}, 3690), country: query.get('country') ?? '' });
        if (method === 'DELETE') change({ status: 'cancelled' });
        if (method === 'PUT') change(body as Partial<Checkout>);
        if (method === 'POST') return confirm(change) ?? { checkout };
        return { checkout };
      },
    },
  );
}

const pay = (price = '€39.99') => screen.findByRole('button', { name: `Pay ${price}` });
const confirmations = (requests: ServerRequest[]) => requests.filter(({ method }) => method === 'POST');

it('CheckoutPage names net, tax with its country, total and the next payment before the button', async () => {
  open(aCheckout());
  expect(await screen.findByRole('heading', { level: 1, name: 'Premium for a year' })).toBeTruthy();
  expect(screen.getByText('€32.51')).toBeTruthy();
  expect(screen.getByText('VAT, 23% in Portugal')).toBeTruthy();
  expect(screen.getByText('€7.48')).toBeTruthy();
  expect(screen.getByText('€39.99 again, unless you stop before; it is one press')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Test checkout. No money moves.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/premium');
});

it('CheckoutPage has no test patch when real money moves', async () => {
  open(aCheckout({ isTest: false, provider: 'stripe' }));
  await pay();
  expect(screen.queryByText('Test checkout. No money moves.')).toBeNull();
});

it('CheckoutPage keeps the chosen outcome of the test checkout from the press on', async () => {
  const { requests } = open(aCheckout());
  await pay();
  const declined = screen.getByRole<HTMLInputElement>('radio', { name: 'Is declined' });
  fireEvent.click(declined);
  // Without waiting for anything: the optimistic update comes a task later.
  expect(declined.checked).toBe(true);
  await screen.findByRole('radio', { name: 'Is declined', checked: true });
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(declined.checked).toBe(true);
});

it('CheckoutPage says that a refusal came when the checkout is open as before', async () => {
  const words = 'The checkout cannot be paid now.';
  const { user } = open(aCheckout(), () => new ApiFailure(409, 4032, words));
  await user.click(await pay());
  expect(await screen.findByText(words)).toBeTruthy();
});

it('CheckoutPage sends the price that is shown, and becomes the receipt', async () => {
  const { user, requests } = open(aCheckout(), (change) => change({ status: 'paid', purchaseId: '412' }));
  await user.click(await pay());
  expect(await screen.findByRole('heading', { name: 'It is paid.' })).toBe(document.activeElement);
  const [sent] = confirmations(requests);
  expect(sent).toMatchObject({
    path: '/v2/checkouts/71/confirm',
    body: { expected_price: 3999, expected_currency: 'EUR', payment_method_id: 'test-card' },
  });
  expect((await screen.findByRole('link', { name: 'Receipt R-2026-000412' })).getAttribute('href')).toBe(
    '/settings/purchases/412',
  );
  expect(screen.getByRole('img', { name: /^Paid on/ })).toBeTruthy();
});

it('CheckoutPage pressed twice pays once', async () => {
  const { requests } = open(aCheckout(), (change) => change({ status: 'paid', purchaseId: '412' }));
  const button = await pay();
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByRole('heading', { name: 'It is paid.' });
  expect(confirmations(requests)).toHaveLength(1);
});

it('CheckoutPage says that the bank refused and that nothing was taken, and can be paid again', async () => {
  const { user } = open(aCheckout(), (change) => {
    change({ status: 'declined' });
    return new ApiFailure(402, 17_001, 'The payment failed.');
  });
  await user.click(await pay());
  expect(await screen.findByRole('heading', { name: 'Your bank said no.' })).toBe(document.activeElement);
  expect(screen.getByText(/Nothing was taken/)).toBeTruthy();
  expect(screen.getByText('Just declined')).toBeTruthy();
  expect(await pay()).toBeTruthy();
});

it('CheckoutPage shows a price that changed beside the old one, and asks anew', async () => {
  const { user, requests } = open(aCheckout(), (change) => {
    const { total, lines, taxes, net } = aCheckout({}, 4299);
    change({ total, lines, taxes, net });
    return new ApiFailure(409, 17_004, 'The price changed.');
  });
  await user.click(await pay());
  await screen.findByRole('heading', { name: 'The price changed while you were deciding.' });
  const again = await pay('€42.99');
  expect(screen.getByText('€39.99').tagName).toBe('S');
  await user.click(again);
  expect(confirmations(requests)[1]?.body).toMatchObject({ expected_price: 4299 });
});

it('CheckoutPage waits for the bank, which the test checkout plays, and can be called off', async () => {
  const { user } = open(aCheckout(), (change) => change({ status: 'needs-action' }));
  await user.click(await pay());
  await screen.findByRole('heading', { name: 'Your bank wants to hear it from you.' });
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(true);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Call it off' }));
  await screen.findByRole('heading', { name: 'You threw this slip away.' });
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(false);
});

it('CheckoutPage tells the test bank yes, which pays with the price that is shown', async () => {
  const { user, requests } = open(aCheckout({ status: 'needs-action' }), (change) =>
    change({ status: 'paid', purchaseId: '412' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Say yes' }));
  await screen.findByRole('heading', { name: 'It is paid.' });
  expect(confirmations(requests)[0]?.body).toEqual({ expected_price: 3999, expected_currency: 'EUR' });
});

it('CheckoutPage tells the test bank no, which declines the payment', async () => {
  const { user, requests } = open(aCheckout({ status: 'needs-action' }), (change) => {
    change({ status: 'declined' });
    return new ApiFailure(402, 17_001, 'The payment failed.');
  });
  await user.click(await screen.findByRole('button', { name: 'Say no' }));
  await screen.findByRole('heading', { name: 'Your bank said no.' });
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ outcome: 'declined' });
});

it('CheckoutPage has no pay button while a payment is being confirmed', async () => {
  open(aCheckout({ status: 'confirming' }));
  await screen.findByRole('heading', { name: 'You have paid.' });
  expect(screen.getByText(/Please do not pay again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('CheckoutPage keeps the slip of somebody who walked away, and shows it again', async () => {
  const { user } = open(aCheckout({ testOutcome: 'left' }));
  await user.click(await pay());
  await screen.findByRole('heading', { name: 'You left before paying.' });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await pay()).toBeTruthy();
});

it('CheckoutPage has nothing to press on a slip whose time is over', async () => {
  open(aCheckout({ expiresTs: nowTs() - 60 }));
  await screen.findByRole('heading', { name: 'This slip has run out.' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/premium');
});

it('CheckoutPage says that a press without an answer can be repeated', async () => {
  const { user } = open(aCheckout(), () => {
    throw new TypeError('No connection');
  });
  await user.click(await pay());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No answer came. Press again: nothing is taken twice.',
  );
});

it('CheckoutPage leads back to where the person came from', async () => {
  open(aCheckout({ status: 'paid', purchaseId: '412', returnUrl: '/settings/ad-free-browsing' }));
  const back = await screen.findByRole('link', { name: 'Back to where you were' });
  expect(back.getAttribute('href')).toBe('/settings/ad-free-browsing');
});

it('CheckoutPage changes the country of tax and currency, and with it what is paid', async () => {
  const { user, requests } = open(aCheckout());
  await user.click(await screen.findByRole('button', { name: 'Not there?' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your country, for tax and currency' }),
    'DE',
  );
  expect(await pay('€36.90')).toBeTruthy();
  const asked = requests.find(({ path }) => path.endsWith('/premium/checkout'));
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ period: 'year', country: 'DE' });
});

it('CheckoutPage leads to the page of the provider, names its host, and can be called off', async () => {
  const paymentPageUrl = 'https://checkout.stripe.com/c/pay/cs_1';
  const { user } = open(
    aCheckout({ status: 'needs-action', isTest: false, provider: 'stripe', paymentPageUrl }),
  );
  const link = await screen.findByRole('link', { name: 'Go to the payment page' });
  expect(link.getAttribute('href')).toBe(paymentPageUrl);
  expect(screen.getByText(/It belongs to checkout\.stripe\.com/)).toBeTruthy();
  expect(screen.queryByText('Test checkout. No money moves.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Call it off' }));
  await screen.findByRole('heading', { name: 'You threw this slip away.' });
});
