import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Product } from '#generated/zod/product.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { aFrame, anOrder, aProduct } from '#tests/support/ui-shop.ts';
import OrdersPage from './OrdersPage.tsx';
import ShopPage from './ShopPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const GROUPS = [
  { slug: 'badges', title: 'Badges', description: 'Sewn patches.', productCount: 2 },
  { slug: 'accessories', title: 'Frames and hats', productCount: 1 },
  { slug: 'gifts', title: 'To give', productCount: 0 },
];
const GOODS = [
  aProduct(),
  aProduct({ id: 'badge-comet', title: 'The comet', stock: 41, editionSize: 200 }),
  aProduct({ id: 'badge-mushroom', title: 'A mushroom', available: false, isDiscontinued: true }),
  aFrame({ owned: 1 }),
];

function open(path: string, products: readonly Product[] = GOODS, groups: readonly unknown[] = GROUPS) {
  return renderApp(
    <Routes>
      <Route path="/skeinmart" element={<ShopPage />} />
      <Route path="/skeinmart/:group" element={<ShopPage />} />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara')],
      answer: ({ path: asked, query }) => {
        if (asked === '/v2/skeinmart/catalogue') return { groups, featured: products.slice(0, 1) };
        const group = query.get('group');
        const some = products.filter((one) => group === null || one.group === group);
        return { products: some, total: some.length, links: {} };
      },
    },
  );
}

it('ShopPage hangs the window and each shelf on lines, with prices and one fact [audience-26]', async () => {
  open('/skeinmart');
  const shelf = await screen.findByRole('region', { name: 'Badges' });
  const links = within(shelf).getAllByRole('link').slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/skeinmart/badges/badge-moth',
    '/skeinmart/badges/badge-comet',
    '/skeinmart/badges/badge-mushroom',
  ]);
  expect(links[0]?.textContent).toContain('€2.99');
  expect(links[1]?.textContent).toContain('41 of 200 left');
  expect(links[2]?.textContent).toContain('gone for good');
  expect(links[2]?.textContent).not.toContain('€');
  expect(within(screen.getByRole('region', { name: 'In the window' })).getAllByRole('link')).toHaveLength(1);
  expect(
    within(screen.getByRole('region', { name: 'Frames and hats' })).getByText('you have it'),
  ).toBeTruthy();
});

it('ShopPage offers badges on the shelf of gifts, which lead to the form that gives them', async () => {
  open('/skeinmart');
  const shelf = await screen.findByRole('region', { name: 'To give' });
  const gift = within(shelf).getByRole('link', { name: /A moth at the lamp/ });
  expect(gift.getAttribute('href')).toBe('/settings/gifts?product=badge-moth');
});

it('ShopPage shows one shelf at its address', async () => {
  open('/skeinmart/accessories');
  expect(await screen.findByRole('heading', { level: 1, name: 'Frames and hats' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Ivy/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /moth/ })).toBeNull();
});

it('ShopPage says that it is being painted, that nothing hangs on a shelf, and that all is sold', async () => {
  const empty = open('/skeinmart', [], []);
  expect(await screen.findByRole('heading', { name: 'The shop is being painted.' })).toBeTruthy();
  empty.unmount();
  const nothing = open('/skeinmart/hats');
  expect(await screen.findByRole('heading', { name: 'Nothing hangs here' })).toBeTruthy();
  nothing.unmount();
  open('/skeinmart', [aProduct({ available: false })]);
  expect(await screen.findByRole('heading', { name: 'Everything is sold' })).toBeTruthy();
});

it('ShopPage shows no prices of yesterday when it does not open, and asks again', async () => {
  let isDown = true;
  const { user } = renderApp(<ShopPage />, {
    path: '/skeinmart',
    blogs: [aBlog('mara')],
    answer: ({ path }) => {
      if (isDown) return new ApiFailure(500, 5000, 'It broke.');
      return path.endsWith('catalogue')
        ? { groups: GROUPS, featured: [] }
        : { products: GOODS, total: 4, links: {} };
    },
  });
  expect(await screen.findByRole('heading', { name: 'The shop did not open' })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Badges' })).toBeTruthy();
});

it('OrdersPage pays, gives up, takes back and shows orders by their state', async () => {
  const orders = [
    anOrder({ id: '1', status: 'pending', canCancel: true, checkoutId: '71', expiresTs: 1_900_000_000 }),
    anOrder({ id: '2', giftId: '2', canCancel: true, recipient: aBlog('odile') }),
    anOrder({ id: '3', purchaseId: '412' }),
  ];
  const { user, requests } = renderApp(<OrdersPage />, {
    path: '/skeinmart/orders',
    blogs: [aBlog('mara')],
    answer: ({ method }) => {
      if (method === 'DELETE') return { order: anOrder({ id: '1', status: 'cancelled' }) };
      return { orders, links: {}, purchases: [], subscriptions: [] };
    },
  });
  expect((await screen.findByRole('link', { name: 'Pay €2.99' })).getAttribute('href')).toBe('/checkout/71');
  expect(screen.getByRole('button', { name: 'Take it back: A moth at the lamp' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wear it' }).getAttribute('href')).toBe(
    '/settings/blog/mara/accessories',
  );
  expect(screen.getByRole('link', { name: 'Receipt of A moth at the lamp' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel A moth at the lamp' }));
  expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('/v2/skeinmart/orders/1');
});

it('OrdersPage says that nothing was ordered yet', async () => {
  renderApp(<OrdersPage />, { blogs: [aBlog('mara')], answer: () => ({ orders: [], links: {} }) });
  expect(await screen.findByText(/Nothing ordered yet/)).toBeTruthy();
});
