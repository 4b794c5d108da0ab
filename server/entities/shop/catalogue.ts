import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** A product of the shop. Its price and stock are in the database, under its key. */
export type CatalogueProduct = {
  /** Key in the tables of prices and stock, and name of its drawing in `public/shop`. */
  key: string;
  group: 'badges' | 'accessories' | 'gifts' | 'support';
  kind: Extract<Schemas['Product']['kind'], 'badge' | 'accessory' | 'premium'>;
  title: string;
  description: string;
  /** Place in the window, from the left; missing when it does not stand there. */
  windowPlace?: number;
  /** Hung out lately. */
  isNew?: boolean;
  /** Never sold again once it is gone. */
  isDiscontinued?: boolean;
  /** One is only given to others, not to oneself. */
  isOnlyGift?: boolean;
  /** A drawing for each shape of an avatar; a hat fits both. */
  hasShapes?: boolean;
  /** Premium that it gives. */
  period?: 'month' | 'year';
};

function badge(
  key: string,
  title: string,
  description: string,
  more: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  return { key: `badge-${key}`, group: 'badges', kind: 'badge', title, description, ...more };
}

function frame(
  key: string,
  title: string,
  description: string,
  more: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  const id = `frame-${key}`;
  return { key: id, group: 'accessories', kind: 'accessory', title, description, hasShapes: true, ...more };
}

/** The badge of those who support the site; it has a page of its own (`/support-skein`). */
export const SUPPORTER_KEY = 'badge-supporter';

/** Products of the shop, in the order of its shelves. */
export const PRODUCTS: readonly CatalogueProduct[] = [
  badge('cup-of-tea', 'A cup of tea', 'Says: sit down.'),
  badge('moth', 'A moth at the lamp', 'For those who stay up.', { windowPlace: 3 }),
  badge('seven-ridges', 'Seven ridges', 'The eighth is a cloud.'),
  badge('comet', 'The comet, once', 'It came by in October. This is the proof.', { windowPlace: 2 }),
  badge('two-geese', 'Two geese', 'Means nothing. Comes in pairs.', { windowPlace: 4 }),
  badge('loaf', 'First one out', 'Still warm, in spirit.'),
  badge('light', 'Somebody is awake', 'One light, all night.'),
  badge('frog', 'A mossy frog', 'Pleased about it.'),
  badge('key', 'A key', 'To nothing, so far.'),
  badge('rain', 'Clearly going to rain', 'You did say so.'),
  badge('mushroom', 'A velvet mushroom', 'Do not eat the badge.', { isDiscontinued: true }),
  frame('knitted', 'A knitted frame', 'Warm until spring.', { windowPlace: 1, isNew: true }),
  frame('twine', 'A twist of twine', 'Four strands, one thread.'),
  frame('ivy', 'Ivy, with berries', 'It is not in a hurry.'),
  frame('moons', 'A month of moons', 'Turns as the month does.'),
  frame('lights', 'The good lights', 'Never taken down.'),
  {
    key: 'hat-paper-crown',
    group: 'accessories',
    kind: 'accessory',
    title: 'A paper crown',
    description: 'For a day, or for every day.',
  },
  {
    key: 'premium-month-gift',
    group: 'gifts',
    kind: 'premium',
    title: 'A month without ads',
    description: 'Premium for somebody, once.',
    isOnlyGift: true,
    period: 'month',
  },
  {
    key: SUPPORTER_KEY,
    group: 'support',
    kind: 'badge',
    title: 'Supporter',
    description: 'Keeps the kettle on.',
  },
];

/** The shelves of the shop, in order. */
export const SHELVES: readonly { slug: CatalogueProduct['group']; title: string; description: string }[] = [
  { slug: 'badges', title: 'Badges', description: 'Sewn patches, worn beside your name.' },
  {
    slug: 'accessories',
    title: 'Frames and hats',
    description: 'Shown on you, since that is where they go.',
  },
  { slug: 'gifts', title: 'To give', description: 'For somebody else.' },
];

const BY_KEY = new Map(PRODUCTS.map((product) => [product.key, product]));

/** Returns a product by its key. */
export function productOf(key: string): CatalogueProduct | undefined {
  return BY_KEY.get(key);
}

/** Sides of the drawings, in pixels. */
const BADGE_SIDE_PX = 128;
const FRAME_SIDE_PX = 160;

function drawing(name: string, side: number): Schemas['Image'] {
  return { url: `/shop/${name}.svg`, width: side, height: side, type: 'svg' };
}

/** Returns the picture of a product or of a badge that is earned. */
export function drawingOf(key: string): Schemas['Image'] {
  const product = productOf(key);
  if (product?.kind === 'accessory') return drawing(product.hasShapes ? `${key}-circle` : key, FRAME_SIDE_PX);
  return drawing(key, BADGE_SIDE_PX);
}

/** Returns the addresses of a frame or hat for both shapes of avatars; undefined for another product. */
export function frameOf(key: string): { square: string; circle: string } | undefined {
  const product = productOf(key);
  if (product?.kind !== 'accessory') return undefined;
  const [square, circle] = product.hasShapes ? [`${key}-square`, `${key}-circle`] : [key, key];
  return { square: `/shop/${square}.svg`, circle: `/shop/${circle}.svg` };
}
