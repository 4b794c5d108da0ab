import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Product } from '#generated/zod/product.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aCheckout } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { aFrame, anOrder, aProduct } from '#tests/support/ui-shop.ts';
import ProductPage from './ProductPage.tsx';
import SupporterBadgePage from './SupporterBadgePage.tsx';

afterEach(() => {
  act(clearToasts);
});

type Shop = {
  product: () => Product;
  shelf?: readonly Product[];
  /** Badges or frames that each blog has. */
  has?: Readonly<Record<string, readonly string[]>>;
  order?: Answer;
  /** Ends the wait for a product. */
  forget?: Answer;
};

const ordered: Answer = () => ({ order: anOrder({ status: 'pending' }), checkout: aCheckout({ id: '71' }) });

function open(path: string, { product, shelf = [], has = {}, order = ordered, forget }: Shop) {
  return renderApp(
    <Routes>
      <Route path="/skeinmart/:group/:productId" element={<ProductPage />} />
      <Route path="/support-skein" element={<SupporterBadgePage />} />
      <Route path="/checkout/:id" element={<p>The checkout</p>} />
    </Routes>,
    {
      path,
      blogs: [aBlog('mara'), aBlog('offcuts')],
      answer: (request) => {
        const { method, path: asked, query } = request;
        if (method === 'POST') return order(request);
        if (method === 'DELETE' && forget) return forget(request);
        if (asked === '/v2/skeinmart/catalogue')
          return { groups: [{ slug: 'badges', title: 'Badges', productCount: 1 }], featured: [] };
        if (asked === '/v2/skeinmart/products') return { products: shelf, total: shelf.length, links: {} };
        if (asked === '/v2/user/badges') {
          const owned = has[query.get('tumblelog') ?? ''] ?? [];
          const badges = owned.map((id) => ({ ...badge, id, slug: id, owned: true }));
          return { badges, shown: [], supporterBadge: badge };
        }
        if (asked.endsWith('/accessories')) return { accessories: [] };
        return { product: product() };
      },
    },
  );
}

const badge = {
  id: 'badge-supporter',
  slug: 'badge-supporter',
  title: 'Supporter',
  description: 'Keeps the kettle on.',
  image: { url: '/shop/badge-supporter.svg', width: 128, height: 128, type: 'svg' },
  owned: false,
  category: 'supporter',
};
const orders = (requests: ServerRequest[]) => requests.filter(({ method }) => method === 'POST');
const MOTH = '/skeinmart/badges/badge-moth';

it('ProductPage names the price with the tax in it, and orders for the chosen blog at that price', async () => {
  const { user, requests } = open(MOTH, { product: () => aProduct() });
  expect(await screen.findByText('once, with €0.56 of tax in it')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'offcuts' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Buy for €2.99' }));
  expect(await screen.findByText('The checkout')).toBeTruthy();
  expect(orders(requests).map(({ body }) => body)).toEqual([
    {
      product_id: 'badge-moth',
      tumblelog: 'offcuts',
      expected_price: 299,
      expected_currency: 'EUR',
      source: 'badge-manager',
      path: '/settings/blog/offcuts/accessories',
    },
  ]);
});

it('ProductPage tells a price that changed meanwhile beside the price, and loses nothing', async () => {
  let cents = 299;
  const { user, requests } = open(MOTH, {
    product: () => aProduct({}, cents),
    order: (request) => {
      if (cents === 399) return ordered(request);
      cents = 399;
      return new ApiFailure(409, 17_004, 'The price changed while you were deciding.');
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'offcuts' }));
  await user.click(screen.getByRole('button', { name: 'Buy for €2.99' }));
  await user.click(await screen.findByRole('button', { name: 'Buy for €3.99' }));
  expect(orders(requests).map(({ body }) => (body as { expected_price: number }).expected_price)).toEqual([
    299, 399,
  ]);
});

it('ProductPage strikes the old price and says that nothing was paid', async () => {
  let cents = 299;
  const { user } = open(MOTH, {
    product: () => aProduct({}, cents),
    order: () => {
      cents = 399;
      return new ApiFailure(409, 17_004, 'The price changed while you were deciding.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Buy for €2.99' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The price changed while you were deciding. You have not paid. It is your decision anew.',
  );
  expect((await screen.findByText('€2.99')).tagName).toBe('S');
  expect(screen.getByRole('radio', { name: 'mara', checked: true })).toBeTruthy();
});

it('ProductPage says that the last one went to somebody else while one was deciding', async () => {
  let available = true;
  const { user } = open(MOTH, {
    product: () => aProduct({ available, stock: available ? 1 : 0, editionSize: 200 }),
    order: () => {
      available = false;
      return new ApiFailure(409, 18_101, 'This item is sold out.');
    },
  });
  expect(await screen.findByRole('img', { name: '1 of 200 left' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Buy for €2.99' }));
  expect((await screen.findByRole('status')).textContent).toBe('Sold out. Nothing can be ordered.');
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
});

it('ProductPage tells once when a product that is sold out is back, and takes it back', async () => {
  let stockSubscribed = false;
  const { user, requests } = open(MOTH, {
    product: () => aProduct({ available: false, stock: 0, editionSize: 200, stockSubscribed }),
    order: () => {
      stockSubscribed = true;
      return null;
    },
    forget: () => {
      stockSubscribed = false;
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tell me then', pressed: false }));
  const pressed = await screen.findByRole('button', { name: 'Tell me then', pressed: true });
  expect(screen.getByRole('status').textContent).toBe('Sold out. We will tell you once when it is back.');
  await user.click(pressed);
  expect(await screen.findByRole('button', { name: 'Tell me then', pressed: false })).toBeTruthy();
  const writes = requests.filter(({ method }) => method !== 'GET');
  const address = '/v2/skeinmart/products/badge-moth/stock_subscription';
  expect(writes.map(({ method, path }) => [method, path])).toEqual([
    ['POST', address],
    ['DELETE', address],
  ]);
});

it('ProductPage does not offer to tell of a product that is gone for good', async () => {
  open(MOTH, { product: () => aProduct({ available: false, stock: 0, isDiscontinued: true }) });
  expect((await screen.findByRole('status')).textContent).toBe('Gone for good. Nothing can be ordered.');
  expect(screen.queryByRole('button', { name: 'Tell me then' })).toBeNull();
});

it('ProductPage leads a blog that has it to its drawer, and offers it for the other blog', async () => {
  const { user } = open(MOTH, { product: () => aProduct(), has: { mara: ['badge-moth'] } });
  const drawer = await screen.findByRole('link', { name: 'To the drawer of mara' });
  expect(drawer.getAttribute('href')).toBe('/settings/blog/mara/accessories');
  await user.click(screen.getByRole('radio', { name: 'offcuts' }));
  expect(await screen.findByRole('button', { name: 'Buy for €2.99' })).toBeTruthy();
});

it('ProductPage leads to the form that gives it when it is for somebody else', async () => {
  const { user } = open(MOTH, { product: () => aProduct() });
  await user.click(await screen.findByRole('radio', { name: 'Somebody else' }));
  expect(screen.getByRole('link', { name: 'Give it, €2.99' }).getAttribute('href')).toBe(
    '/settings/gifts?product=badge-moth',
  );
});

it('ProductPage tries the other frames of the shelf on in the mirror, and saves nothing', async () => {
  const shelf = [
    aFrame(),
    aFrame({
      id: 'frame-moons',
      title: 'A month of moons',
      frame: { square: '/shop/m.svg', circle: '/shop/m.svg' },
    }),
  ];
  const { user, requests } = open('/skeinmart/accessories/frame-ivy', {
    product: () => shelf[0] ?? aFrame(),
    shelf,
  });
  const mirror = await screen.findByRole('region', { name: 'On you' });
  expect(mirror.querySelectorAll('img[src^="/shop/frame-ivy"]')).toHaveLength(3);
  await user.click(await screen.findByRole('radio', { name: 'A month of moons' }));
  expect(mirror.querySelectorAll('img[src^="/shop/frame-ivy"]')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'A month of moons, €2.99' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Nothing' }));
  expect(mirror.querySelectorAll('img[src^="/shop/"]')).toHaveLength(0);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

it('ProductPage offers a thing that is only given to somebody else alone', async () => {
  open('/skeinmart/gifts/premium-month-gift', {
    product: () => aProduct({ id: 'premium-month-gift', kind: 'premium', group: 'gifts', isOnlyGift: true }),
  });
  expect(await screen.findByRole('link', { name: 'Give it, €2.99' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('SupporterBadgePage sells the badge of those who support the site', async () => {
  open('/support-skein', { product: () => aProduct({ id: 'badge-supporter', title: 'Supporter' }, 999) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Keep the kettle on' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Buy for €9.99' })).toBeTruthy();
});
