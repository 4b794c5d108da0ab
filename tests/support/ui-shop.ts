import type { Gift } from '#generated/zod/gift.zod.ts';
import type { Product } from '#generated/zod/product.zod.ts';
import type { ShopOrder } from '#generated/zod/shopOrder.zod.ts';
import { euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';

const DAY_SECONDS = 86_400;

function drawing(name: string): Product['images'][number] {
  return {
    url: `/shop/${name}.svg`,
    width: 128,
    height: 128,
    type: 'svg',
  };
}

/** Returns a badge of the shop for €2.99, with VAT of Portugal in it. */
export function aProduct(more: Partial<Product> = {}, cents = 299): Product {
  const id = more.id ?? 'badge-moth';
  const net = Math.round((cents * 10_000) / 12_300);
  return {
    id,
    slug: id,
    group: 'badges',
    kind: 'badge',
    title: 'A moth at the lamp',
    description: 'For those who stay up.',
    price: { ...euros(cents), net, tax: cents - net, taxRateBps: 2300, country: 'PT' },
    images: [drawing(id)],
    available: true,
    giftable: true,
    owned: 0,
    ...more,
  };
}

/** Returns a frame of the shop. */
export function aFrame(more: Partial<Product> = {}): Product {
  return aProduct({
    id: 'frame-ivy',
    group: 'accessories',
    kind: 'accessory',
    title: 'Ivy, with berries',
    frame: { square: '/shop/frame-ivy-square.svg', circle: '/shop/frame-ivy-circle.svg' },
    ...more,
  });
}

/** Returns a paid order of a badge. */
export function anOrder(more: Partial<ShopOrder> = {}): ShopOrder {
  const product = aProduct();
  return {
    id: '81',
    status: 'fulfilled',
    product,
    total: product.price,
    recipient: aBlog('mara'),
    createdTs: nowTs() - DAY_SECONDS,
    canCancel: false,
    ...more,
  };
}

/** Returns a gift from odile that waits to be claimed by mara. */
export function aGift(more: Partial<Gift> = {}): Gift {
  return {
    id: '91',
    direction: 'received',
    status: 'delivered',
    item: {
      productId: 'badge-moth',
      kind: 'badge',
      title: 'A moth at the lamp',
      description: 'For those who stay up.',
      images: [drawing('badge-moth')],
    },
    from: aBlog('odile'),
    to: aBlog('mara'),
    isAnonymous: false,
    message: 'For the flask.',
    createdTs: nowTs() - DAY_SECONDS,
    expiresTs: nowTs() + 29 * DAY_SECONDS,
    ...more,
  };
}
