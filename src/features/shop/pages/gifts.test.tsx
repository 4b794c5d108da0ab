import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Gift } from '#generated/zod/gift.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { aGift, anOrder, aProduct } from '#tests/support/ui-shop.ts';
import GiftPage from './GiftPage.tsx';
import GiftsPage from './GiftsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

function open(path: string, answer: Answer) {
  return renderApp(
    <Routes>
      <Route path="/settings/gifts" element={<GiftsPage />} />
      <Route path="/settings/:page/gift/:giftId" element={<GiftPage />} />
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara')],
      answer: (request) => {
        const { path: asked } = request;
        if (asked.startsWith('/v2/mention/')) return { blogs: [aBlog('odile')] };
        if (asked === '/v2/skeinmart/products') {
          const month = aProduct({ id: 'premium-month-gift', title: 'A month', isOnlyGift: true }, 499);
          return { products: [aProduct(), month], total: 2, links: {} };
        }
        return answer(request);
      },
    },
  );
}

const none: Answer = () => ({ gifts: [], links: {} });
const writes = (requests: ServerRequest[]) => requests.filter(({ method }) => method !== 'GET');

it('GiftsPage ties what was asked for to the named blog, with the words on the tag', async () => {
  const { user, requests } = open('/settings/gifts?product=badge-moth&to=odile', (request) =>
    request.method === 'POST'
      ? { order: anOrder({ status: 'pending' }), checkout: aCheckout({ id: '71' }) }
      : none(request),
  );
  expect(await screen.findByRole('radio', { name: /A moth/, checked: true })).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'On the tag' }), 'For the jar.');
  await user.click(screen.getByRole('switch', { name: 'Do not say who' }));
  await user.click(screen.getByRole('button', { name: 'Tie it, €2.99' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  expect(writes(requests).map(({ body }) => body)).toEqual([
    {
      product_id: 'badge-moth',
      tumblelog: 'odile',
      message: 'For the jar.',
      is_gift: true,
      is_anonymous: true,
      expected_price: 299,
      expected_currency: 'EUR',
      source: 'badge-manager',
      path: '/settings/gifts',
    },
  ]);
});

it('GiftsPage asks for whom before it sends, and tells a blog that cannot be given this beside the name', async () => {
  const { user, requests } = open('/settings/gifts', (request) =>
    request.method === 'POST'
      ? new ApiFailure(403, 17_008, 'This blog cannot be given this.')
      : none(request),
  );
  await user.click(await screen.findByRole('button', { name: 'Tie it, €4.99' }));
  expect(await screen.findByText('Say for whom.')).toBeTruthy();
  expect(writes(requests)).toHaveLength(0);
  const whom = screen.getByRole('combobox', { name: 'For whom' });
  await user.type(whom, '@greta');
  await user.type(screen.getByRole('textbox', { name: 'On the tag' }), 'Still here.');
  await user.click(screen.getByRole('button', { name: 'Tie it, €4.99' }));
  expect(await screen.findByText('This blog cannot be given this.')).toBeTruthy();
  expect(whom.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByDisplayValue('Still here.')).toBeTruthy();
});

it('GiftsPage keeps what is in a tied gift and who gave it a secret', async () => {
  open('/settings/gifts', () => ({ gifts: [aGift()], links: {} }));
  expect(await screen.findByRole('link', { name: 'Somebody tied this for you' })).toBeTruthy();
  expect(screen.queryByText(/odile/)).toBeNull();
  expect(screen.queryByText(/For the flask/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/settings/gifts/gift/91');
});

it('GiftsPage lists gifts that were given, with what became of them', async () => {
  const { requests } = open('/settings/gifts?show=sent', () => ({
    gifts: [
      aGift({ id: '1', direction: 'sent', status: 'claimed', claimedTs: Date.UTC(2026, 7, 4, 12) / 1000 }),
      aGift({ id: '2', direction: 'sent', status: 'expired', endedTs: Date.UTC(2026, 7, 5, 12) / 1000 }),
    ],
    links: {},
  }));
  expect(await screen.findByText(/Accepted on August 4, 2026/)).toBeTruthy();
  expect(screen.getByText(/The money came back on August 5, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Give A moth at the lamp again' })).toBeTruthy();
  expect(requests.some(({ query }) => query.get('direction') === 'sent')).toBe(true);
});

/** Answers with one gift, which writes change; what `answer` returns is answered instead. */
function box(
  first: Gift,
  answer: (change: (more: Partial<Gift>) => undefined) => ApiFailure | undefined,
): Answer {
  let gift = first;
  const change = (more: Partial<Gift>): undefined => {
    gift = { ...gift, ...more };
  };
  return ({ method }) => (method === 'GET' ? undefined : answer(change)) ?? { gift };
}

it('GiftPage unties a gift for its blog, and says who it was', async () => {
  const { user, requests } = open(
    '/settings/gifts/gift/91',
    box(aGift(), (change) => change({ status: 'claimed', claimedTs: nowTs() })),
  );
  await user.click(await screen.findByRole('button', { name: 'Pull the thread' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'It was odile.' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('For the flask.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wear it on mara' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Thank odile' })).toBeTruthy();
  expect(writes(requests)).toMatchObject([{ path: '/v2/user/gifts/91/claim', body: { tumblelog: 'mara' } }]);
});

it('GiftPage declines a gift only when asked twice', async () => {
  const { user, requests } = open(
    '/settings/gifts/gift/91',
    box(aGift(), (change) => change({ status: 'declined', endedTs: nowTs() })),
  );
  await user.click(await screen.findByRole('button', { name: 'I would rather not' }));
  expect(writes(requests)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You gave it back.' })).toBe(
    document.activeElement,
  );
  expect(writes(requests)).toMatchObject([{ method: 'DELETE', path: '/v2/user/gifts/91' }]);
});

it('GiftPage reads a gift again that ended while it was looked at', async () => {
  const { user } = open(
    '/settings/gifts/gift/91',
    box(aGift(), (change) => {
      change({ status: 'expired', endedTs: nowTs() });
      return new ApiFailure(409, 4032, 'This is not possible in its present state.');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pull the thread' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You were away.' })).toBeTruthy();
});

it('GiftPage keeps a gift tied when premium cannot be claimed at the moment', async () => {
  const { user } = open(
    '/settings/gifts/gift/91',
    box(aGift(), () => new ApiFailure(409, 17_002, 'You already have this subscription.')),
  );
  await user.click(await screen.findByRole('button', { name: 'Pull the thread' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You already have this subscription.');
  expect(screen.getByRole('button', { name: 'Pull the thread' })).toBeTruthy();
});

it('GiftPage lets who gave it take back what is still tied', async () => {
  const { user, requests } = open(
    '/settings/gifts/gift/91',
    box(aGift({ direction: 'sent', orderId: '91' }), (change) =>
      change({ status: 'refunded', endedTs: nowTs() }),
    ),
  );
  expect(await screen.findByText(/Still tied. mara has until/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/You took it back on/)).toBeTruthy();
  expect(writes(requests)).toMatchObject([{ method: 'DELETE', path: '/v2/skeinmart/orders/91' }]);
});
