import { price } from './payments.ts';
import { ahead, artOf, usd } from './shapes.ts';
import type { Schemas } from './world.ts';

function product(
  id: string,
  group: string,
  kind: Schemas['Product']['kind'],
  title: string,
  description: string,
  cents: number,
  art: string,
  more: Partial<Schemas['Product']> = {},
): Schemas['Product'] {
  return {
    id,
    slug: id,
    group,
    kind,
    title,
    description,
    price: price(cents),
    images: artOf(art),
    available: true,
    giftable: true,
    owned: 0,
    maxQuantity: 1,
    ...more,
  };
}

/** Products of the shop; the member has `tea`. */
export const tea = product(
  'badge-cup-of-tea',
  'badges',
  'badge',
  'A cup of tea',
  'Says: sit down.',
  299,
  'panels-tea',
  {
    owned: 1,
  },
);
export const moth = product(
  'badge-moth',
  'badges',
  'badge',
  'A moth at the lamp',
  'For those who stay up.',
  299,
  'panels-moth',
);
export const frame = product(
  'frame-knitted',
  'accessories',
  'accessory',
  'A knitted frame',
  'Keeps an avatar warm until spring.',
  499,
  'loom-fair-isle',
  { isNew: true, endsTs: ahead('40d') },
);
export const hat = product(
  'hat-paper-crown',
  'accessories',
  'accessory',
  'A paper crown',
  'For a day.',
  199,
  'natsuki-tape',
  {
    originalPrice: usd(399),
  },
);
export const month = product(
  'premium-month-gift',
  'gifts',
  'premium',
  'A month without ads',
  'Premium for somebody, once.',
  499,
  'avatar-skein',
  { maxQuantity: 12 },
);
export const spark = product(
  'blaze-credit',
  'gifts',
  'blaze',
  'A spark',
  'Blazes one post.',
  1000,
  'ferran-candle',
);
export const scarf = product(
  'scarf',
  'things',
  'physical',
  'A scarf',
  'Wool. The real thing.',
  4200,
  'loom-houndstooth',
  {
    stock: 0,
    available: false,
    variants: [
      { id: 'scarf-teal', title: 'Teal', available: false },
      { id: 'scarf-ochre', title: 'Ochre', available: false },
    ],
  },
);
export const checkmarks = product(
  'badge-two-geese',
  'badges',
  'badge',
  'Two geese',
  'Means nothing. Comes in pairs.',
  799,
  'avatar-eleven-geese',
  { maxQuantity: 24 },
);
export const box = product(
  'bundle-winter',
  'gifts',
  'bundle',
  'The winter box',
  'Tea, a frame and a month without ads.',
  1099,
  'odile-trio-1',
  { includes: ['badge-cup-of-tea', 'frame-knitted', 'premium-month-gift'] },
);
