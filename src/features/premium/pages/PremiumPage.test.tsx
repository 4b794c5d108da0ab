import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, aPurchase, aSubscription, euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import AdFreeBrowsingPage from './AdFreeBrowsingPage.tsx';
import PremiumPage from './PremiumPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const NEVER = new ApiFailure(404, 17_003, 'There is no subscription.');
const DAY_SECONDS = 86_400;

function prices(country: string) {
  const tax = { taxRateBps: country === 'PT' ? 2300 : 0, country };
  const [month, year] = country === 'PT' ? [499, 3999] : [450, 3600];
  return {
    pricePoints: [
      {
        id: 'premium-month',
        period: 'month',
        price: { ...euros(month), ...tax },
        monthlyPrice: euros(month),
      },
      { id: 'premium-year', period: 'year', price: { ...euros(year), ...tax }, monthlyPrice: euros(333) },
    ],
    perks: ['no-ads', 'badge'],
    country,
    countries: ['PT', 'US'],
  };
}

function open(path: string, answer: Answer, user: object = {}) {
  const all: Answer = (request) => {
    if (request.path === '/v2/timeline/dashboard') return { timeline: { elements: [], links: {} } };
    if (request.path === '/v2/premium/rewarded-ad/info')
      return { available: false, adFreeMinutes: 60, watchesLeft: 3, minimumSeconds: 15 };
    if (request.path === '/v2/user/purchases') return { purchases: [aPurchase()], links: {} };
    if (request.path === '/v2/premium/payment-method') return { updateUrl: '/settings/ad-free-browsing' };
    return answer(request);
  };
  return renderApp(
    <Routes>
      <Route path="/premium" element={<PremiumPage />} />
      <Route path="/settings/ad-free-browsing" element={<AdFreeBrowsingPage />} />
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    { path, blogs: [aBlog('mara')], answer: all, user },
  );
}

/** Answers of a shop to somebody without premium; `checkout` answers when one is opened. */
function sells(checkout: () => unknown = () => ({ checkout: aCheckout() })): Answer {
  return ({ path, query }: ServerRequest) => {
    if (path === '/v2/premium/price_points') return prices(query.get('country') ?? 'PT');
    return path === '/v2/premium/checkout' ? checkout() : NEVER;
  };
}

it('PremiumPage names both prices with the tax in them, and what happens when', async () => {
  const { user } = open('/premium', sells());
  expect(await screen.findByRole('radio', { name: /A month/, checked: true })).toBeTruthy();
  expect(screen.getByText('Tax of 23% in Portugal is in both prices.', { exact: false })).toBeTruthy();
  expect(screen.getByText('€4.99 again, unless you stop')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /A year/ }));
  expect(screen.getByText('€39.99 again, unless you stop')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on, €39.99' })).toBeTruthy();
});

it('PremiumPage shows what the server says premium gives, and nothing else', async () => {
  open('/premium', sells());
  expect(await screen.findByRole('heading', { name: 'A ball of yarn beside your name' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Videos three times as long' })).toBeNull();
});

it('PremiumPage opens the checkout of the price that was seen, in the country that was chosen', async () => {
  const { user, requests } = open('/premium', sells());
  await user.click(await screen.findByRole('button', { name: 'Not there?' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your country, for tax and currency' }),
    'US',
  );
  expect(await screen.findByText('No tax is added in United States.', { exact: false })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Go on, €4.50' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  const asked = requests.find(({ path }) => path === '/v2/premium/checkout');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    period: 'month',
    country: 'US',
    expected_price: '450',
    expected_currency: 'EUR',
    path: '/settings/ad-free-browsing',
  });
});

it('PremiumPage says why a checkout could not be opened', async () => {
  const { user } = open(
    '/premium',
    sells(() => new ApiFailure(409, 17_004, 'The price has changed.')),
  );
  await user.click(await screen.findByRole('button', { name: 'Go on, €4.99' }));
  expect((await screen.findByRole('alert')).textContent).toContain('price');
});

it('PremiumPage shows no price of yesterday when prices cannot be loaded', async () => {
  open('/premium', ({ path }) =>
    path === '/v2/premium/price_points' ? new ApiFailure(404, 0, 'None.') : NEVER,
  );
  expect(await screen.findByRole('button', { name: 'Ask again' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each(['active', 'pending'] as const)(
  'PremiumPage sells nothing to a member whose premium is %s',
  async (status) => {
    open(
      '/premium',
      ({ path }) =>
        path === '/v2/premium/price_points' ? prices('PT') : { subscription: aSubscription({ status }) },
      { premium: status },
    );
    expect(await screen.findByRole('heading', { name: 'You have premium' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

it('PremiumPage asks for no subscription of a member who has none, as that is not found', async () => {
  const { requests } = open('/premium', sells());
  await screen.findAllByRole('radio');
  expect(requests.map(({ path }) => path)).not.toContain('/v2/premium/subscription');
});

/** A member who has premium, or had it. */
const PREMIUM = { premium: 'active' };

/** Opens the settings on a server that keeps one subscription, which stops and goes on. */
function look(first: Subscription) {
  let subscription = first;
  return open(
    '/settings/ad-free-browsing',
    ({ method, path }) => {
      if (path === '/v2/premium/price_points') return prices('PT');
      if (method === 'DELETE') {
        const { nextPayment: _, ...rest } = subscription;
        subscription = { ...rest, status: 'pending-cancel', endsTs: subscription.currentPeriodEndTs };
      }
      if (method === 'PATCH') subscription = aSubscription();
      return { subscription };
    },
    PREMIUM,
  );
}

it('AdFreeBrowsingPage says that there is no premium, and where it is', async () => {
  const { requests } = open('/settings/ad-free-browsing', () => NEVER);
  expect(await screen.findByRole('heading', { name: 'You have no premium' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what it gives' }).getAttribute('href')).toBe('/premium');
  expect(requests.map(({ path }) => path)).not.toContain('/v2/premium/subscription');
});

it('AdFreeBrowsingPage says that there is no premium where the server knows no subscription', async () => {
  open('/settings/ad-free-browsing', () => NEVER, PREMIUM);
  expect(await screen.findByRole('heading', { name: 'You have no premium' })).toBeTruthy();
});

it('AdFreeBrowsingPage stops premium with one press, and lets it go on with another', async () => {
  const { user, requests } = look(aSubscription());
  expect(await screen.findByRole('heading', { name: /^By the month, since/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop renewing premium' }));
  const ends = await screen.findByRole('heading', { name: /^Ends on/ });
  expect(ends).toBe(document.activeElement);
  expect(screen.getByText('the end')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on after all' }));
  expect(await screen.findByRole('heading', { name: /^By the month, since/ })).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'active' });
});

it('AdFreeBrowsingPage names each attempt of a payment that failed, and pays now', async () => {
  const now = nowTs();
  const { user } = look(
    aSubscription({
      status: 'on-hold',
      attempts: [
        { atTs: now - DAY_SECONDS, hasFailed: true },
        { atTs: now + 2 * DAY_SECONDS, hasFailed: false },
        { atTs: now + 6 * DAY_SECONDS, hasFailed: false },
      ],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Your bank said no' })).toBeTruthy();
  const knots = screen.getByRole('list', { name: 'Payments' });
  expect(knots.textContent).toMatch(/declined.*we try again.*once more, then it ends/);
  await user.click(screen.getByRole('button', { name: 'Pay €4.99 now' }));
  expect(await screen.findByRole('heading', { name: /^By the month, since/ })).toBeTruthy();
});

it.each([
  ['pending', 'Not confirmed yet', /Do not pay again/],
  ['cancelled', /^Ended on/, 'Nothing more is taken.'],
  ['expired', /^Ended on/, /It could not be paid/],
] as const)('AdFreeBrowsingPage has plain words for the status %s', async (status, title, words) => {
  look(aSubscription({ status, endsTs: nowTs() - DAY_SECONDS }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

it('AdFreeBrowsingPage says that a gift ends by itself', async () => {
  look(aSubscription({ isGift: true, status: 'pending-cancel', endsTs: nowTs() + DAY_SECONDS }));
  expect(await screen.findByText(/nothing is taken from you/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

/** Opens the settings on a server that keeps a subscription, whose period is changed and taken back. */
function lookAtChange(refuse = false) {
  let subscription = aSubscription();
  return open(
    '/settings/ad-free-browsing',
    ({ method, path }) => {
      if (path === '/v2/premium/price_points') return prices('PT');
      if (method === 'PUT' && refuse) return new ApiFailure(409, 17_004, 'The price has changed.');
      if (method === 'PUT') {
        const price = { ...euros(3999), taxRateBps: 2300, country: 'PT' };
        const fromTs = subscription.currentPeriodEndTs;
        subscription = {
          ...subscription,
          change: { period: 'year', price, fromTs },
          nextPayment: { atTs: fromTs, price },
        };
      }
      if (method === 'DELETE') subscription = aSubscription();
      return { subscription };
    },
    PREMIUM,
  );
}

it('AdFreeBrowsingPage changes to a year from the next payment on, names price and tax, and takes it back', async () => {
  const { user, requests } = lookAtChange();
  await user.click(await screen.findByRole('button', { name: 'Change to paying by the year' }));
  expect(await screen.findByText(/^By the year from/)).toBeTruthy();
  expect(screen.getByText(/then; nothing is taken before/).textContent).toContain('Tax of 23% in Portugal');
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/v2/premium/subscription/change',
    body: { period: 'year', expected_currency: 'EUR' },
  });
  await user.click(screen.getByRole('button', { name: 'Take the change back' }));
  expect(await screen.findByRole('button', { name: 'Change to paying by the year' })).toBeTruthy();
});

it('AdFreeBrowsingPage says that a price changed, and changes nothing', async () => {
  const { user } = lookAtChange(true);
  await user.click(await screen.findByRole('button', { name: 'Change to paying by the year' }));
  expect((await screen.findByRole('alert')).textContent).toContain('price');
  expect(screen.queryByText(/^By the year from/)).toBeNull();
});
