import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aPlan, aPurchase, aSubscription, euros } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import PurchasesPage from './PurchasesPage.tsx';
import ReceiptPage from './ReceiptPage.tsx';

afterEach(() => {
  act(clearToasts);
});

function open(path: string, answer: Answer, subscriptions: readonly Subscription[] = []) {
  return renderApp(
    <Routes>
      <Route path="/settings/purchases" element={<PurchasesPage />} />
      <Route path="/settings/purchases/:purchaseId" element={<ReceiptPage />} />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara')],
      user: { email: 'mara@example.com' },
      answer: (request) =>
        request.path === '/v2/memberships/subscriptions' ? { subscriptions, links: {} } : answer(request),
    },
  );
}

it('PurchasesPage says that nothing was bought', async () => {
  open('/settings/purchases', () => ({ purchases: [], links: {} }));
  expect(await screen.findByText('Nothing bought, nothing owed.')).toBeTruthy();
});

it('PurchasesPage lists purchases with what became of them, each leading to its receipt', async () => {
  const purchases = [
    aPurchase(),
    aPurchase({
      id: '2',
      status: 'refunded',
      refunded: euros(3999),
      refundedTs: Date.UTC(2026, 7, 4, 12) / 1000,
    }),
    aPurchase({ id: '3', refunded: euros(1000) }),
    aPurchase({ id: '4', isDisputed: true }),
    aPurchase({ id: '5', kind: 'membership', blogName: 'odile' }),
  ];
  open('/settings/purchases', () => ({ purchases, links: {} }));
  const links = await screen.findAllByRole('link', { name: 'Premium, one year' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['412', '2', '3', '4', '5'].map((id) => `/settings/purchases/${id}`),
  );
  expect(screen.getByText('given back Aug 4')).toBeTruthy();
  expect(screen.getByText('€10.00 given back')).toBeTruthy();
  expect(screen.getByText('your bank asks for it back')).toBeTruthy();
  expect(screen.getByText(/^Supporting odile/)).toBeTruthy();
});

it('PurchasesPage says where gifts and campaigns stand, unless the money went back', async () => {
  const [refunded, refundedTs] = [euros(3999), Date.UTC(2026, 7, 4, 12) / 1000];
  const purchases = [
    aPurchase({ id: '1', kind: 'gift', giftStatus: 'claimed' }),
    aPurchase({ id: '2', kind: 'gift', giftStatus: 'delivered' }),
    aPurchase({ id: '3', kind: 'gift', giftStatus: 'declined', status: 'refunded', refunded, refundedTs }),
    aPurchase({ id: '4', kind: 'blaze', campaignStatus: 'active' }),
    aPurchase({ id: '5', kind: 'blaze', campaignStatus: 'extinguished', refunded: euros(1000) }),
  ];
  open('/settings/purchases', () => ({ purchases, links: {} }));
  const rows = (await screen.findAllByRole('link', { name: 'Premium, one year' })).map(
    (link) => link.closest('li')?.textContent ?? '',
  );
  const words = [/accepted$/, /still tied$/, /given back Aug 4$/, /burning$/, /€10.00 given back$/];
  expect(rows).toHaveLength(words.length);
  for (const [at, word] of words.entries()) expect(rows[at]).toMatch(word);
});

it('PurchasesPage shows a picture of what was bought, and whom or what it is for', async () => {
  const size = (width: number) => ({ url: `/media/${width}.png`, width, height: width });
  const purchases = [
    aPurchase({ id: '1', kind: 'shop', blogName: 'mara', picture: [size(512), size(128), size(64)] }),
    aPurchase({ id: '2', kind: 'gift', blogName: 'odile' }),
    aPurchase({ id: '3', kind: 'blaze', blogName: 'mara', postSummary: 'A storm coming in' }),
  ];
  const { container } = open('/settings/purchases', () => ({ purchases, links: {} }));
  expect(await screen.findByText(/^Skeinmart, for mara/)).toBeTruthy();
  expect(screen.getByText(/^Gift to odile/)).toBeTruthy();
  expect(screen.getByText(/^A storm coming in/)).toBeTruthy();
  // The smallest that is sharp; the others have an icon.
  const pictures = [...container.querySelectorAll('img[src^="/media/"]')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/media/128.png']);
});

it('PurchasesPage offers to load again what failed', async () => {
  let isDown = true;
  const { user } = open('/settings/purchases', () =>
    isDown ? new ApiFailure(503, 1, 'Down.') : { purchases: [aPurchase()], links: {} },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Premium, one year' })).toBeTruthy();
});

it('ReceiptPage has number, seller, buyer, lines with tax, and the way it was paid', async () => {
  open('/settings/purchases/412', () => ({ purchase: aPurchase() }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-2026-000412' })).toBeTruthy();
  expect(screen.getByText(/Skein Cooperative/)).toBeTruthy();
  expect(screen.getByText(/mara@example.com\nPortugal/, { normalizer: (text) => text })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Premium, one year €32.51 €7.48 €39.99/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Paid with Test card/ })).toBeTruthy();
  expect(screen.getByText('Paid in the test checkout. No money moved.')).toBeTruthy();
});

it('ReceiptPage says what it means that the bank asks for the money back', async () => {
  open('/settings/purchases/412', () => ({ purchase: aPurchase({ isDisputed: true }) }));
  expect(await screen.findByText(/^Your bank asks for this payment back. Until it has decided/)).toBeTruthy();
});

it.each([
  ['the blog that is supported', { kind: 'membership', blogName: 'odile' }, 'odile', '/odile/support'],
  [
    'the campaign of an own blog',
    { kind: 'blaze', blogName: 'mara', campaignId: '77', campaignStatus: 'active' },
    'a campaign of mara',
    '/blog/mara/blaze/burning/77',
  ],
  [
    'the list in which the campaign is now',
    { kind: 'blaze', blogName: 'mara', campaignId: '77', campaignStatus: 'finished' },
    'a campaign of mara',
    '/blog/mara/blaze/ended/77',
  ],
] as const)('ReceiptPage leads to %s', async (_what, more, name, href) => {
  open('/settings/purchases/412', () => ({ purchase: aPurchase(more) }));
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('ReceiptPage has no link to a campaign of a blog on which the member writes no more', async () => {
  open('/settings/purchases/412', () => ({
    purchase: aPurchase({ kind: 'blaze', blogName: 'left', campaignId: '77' }),
  }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /campaign/ })).toBeNull();
});

it('ReceiptPage says what giving back means before it does it', async () => {
  let purchase = aPurchase();
  const { user, requests } = open('/settings/purchases/412', ({ method }) => {
    if (method === 'POST')
      purchase = {
        ...aPurchase({ status: 'refunded', refunded: euros(3999) }),
        refundableUntilTs: undefined,
      };
    return { purchase };
  });
  await user.click(await screen.findByRole('button', { name: 'Give it back' }));
  expect(screen.getByRole('heading', { name: '€39.99 comes back to you.' })).toBe(document.activeElement);
  expect(screen.getByText('What you bought ends at once.')).toBeTruthy();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText(/All of it was given back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
  expect(screen.getByRole('row', { name: 'Given back −€39.99' })).toBeTruthy();
});

it('ReceiptPage has no way to give back what is too old', async () => {
  open('/settings/purchases/412', () => ({ purchase: { ...aPurchase(), refundableUntilTs: undefined } }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
});

it('PurchasesPage keeps apart that a payment moved no money from a long title of a post', async () => {
  const postSummary = 'A storm that is coming in over seven ridges, '.repeat(8).trim();
  const purchases = [aPurchase({ id: '3', kind: 'blaze', blogName: 'mara', postSummary, isTest: true })];
  open('/settings/purchases', () => ({ purchases, links: {} }));
  expect((await screen.findByText('a test, no money moved')).textContent).not.toContain('storm');
});

it('PurchasesPage names the card that memberships are paid with, and leads to where it is changed', async () => {
  const card = { kind: 'card', label: 'Visa ending in 4242' } as const;
  const support = aSubscription({
    kind: 'memberships',
    blog: aBlog('anna'),
    plan: aPlan(),
    paymentMethod: card,
  });
  const { requests, user } = open(
    '/settings/purchases',
    ({ path }) =>
      path === '/v2/memberships/payment-method'
        ? { paymentMethod: { ...card, expiryMonth: 8, expiryYear: 2029 }, updateUrl: '#the-card' }
        : { purchases: [], links: {} },
    [support],
  );
  expect(await screen.findByText('Visa ending in 4242, until August 2029')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change how you pay' }));
  await waitFor(() => expect(window.location.hash).toBe('#the-card'));
  expect(requests.filter(({ path }) => path === '/v2/memberships/payment-method')).toHaveLength(1);
  window.location.hash = '';
});

const nothingBought: Answer = ({ path }) =>
  path === '/v2/memberships/payment-method'
    ? { updateUrl: '/settings/purchases' }
    : { purchases: [], links: {} };

it('PurchasesPage lists whom the member supports, with the one button that each membership needs', async () => {
  function membership(name: string, more: Partial<Subscription>): Subscription {
    const sold = {
      id: name,
      kind: 'memberships' as const,
      price: euros(400),
      nextPayment: { atTs: 1_790_000_000, price: euros(400) },
      blog: aBlog(name),
      plan: aPlan(),
    };
    return aSubscription({ ...sold, ...more });
  }
  open('/settings/purchases', nothingBought, [
    membership('anna', {}),
    membership('bo', { status: 'pending-cancel' }),
    membership('cy', { status: 'on-hold' }),
    membership('di', { status: 'cancelled' }),
    membership('ed', { status: 'pending' }),
  ]);
  expect(await screen.findByRole('button', { name: 'Stop supporting anna' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on after all' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay €4.00 now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/di/support');
  expect(screen.getByText('Not confirmed yet. Do not pay again.')).toBeTruthy();
});
