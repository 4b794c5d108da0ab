import { price } from './payments.ts';
import type { Schemas } from './world.ts';

const drawing = (name: string, side: number): Schemas['Image'] => ({
  url: `/shop/${name}.svg`,
  width: side,
  height: side,
  type: 'svg',
});

function product(
  [id, group, kind]: [string, string, Schemas['Product']['kind']],
  [title, description]: [string, string],
  cents: number,
  more: Partial<Schemas['Product']> = {},
): Schemas['Product'] {
  const isFrame = kind === 'accessory';
  const [square, circle] = id.startsWith('frame') ? [`${id}-square`, `${id}-circle`] : [id, id];
  return {
    id,
    slug: id,
    group,
    kind,
    title,
    description,
    price: price(cents),
    images: [drawing(isFrame ? circle : id, isFrame ? 160 : 128)],
    ...(isFrame ? { frame: { square: `/shop/${square}.svg`, circle: `/shop/${circle}.svg` } } : {}),
    available: true,
    giftable: true,
    owned: 0,
    maxQuantity: 1,
    ...more,
  };
}

/** Products of the shop; the member has `tea`. */
export const tea = product(
  ['badge-cup-of-tea', 'badges', 'badge'],
  ['A cup of tea', 'Says: sit down.'],
  299,
  { owned: 1 },
);
export const moth = product(
  ['badge-moth', 'badges', 'badge'],
  ['A moth at the lamp', 'For those who stay up.'],
  299,
);
export const comet = product(
  ['badge-comet', 'badges', 'badge'],
  ['The comet, once', 'It came by in October. This is the proof.'],
  399,
  { stock: 41, editionSize: 200 },
);
export const geese = product(
  ['badge-two-geese', 'badges', 'badge'],
  ['Two geese', 'Means nothing. Comes in pairs.'],
  799,
);
export const mushroom = product(
  ['badge-mushroom', 'badges', 'badge'],
  ['A velvet mushroom', 'Do not eat the badge.'],
  299,
  { stock: 0, editionSize: 100, available: false, isDiscontinued: true },
);
export const frame = product(
  ['frame-knitted', 'accessories', 'accessory'],
  ['A knitted frame', 'Warm until spring.'],
  499,
  { isNew: true },
);
export const hat = product(
  ['hat-paper-crown', 'accessories', 'accessory'],
  ['A paper crown', 'For a day, or for every day.'],
  199,
);
export const month = product(
  ['premium-month-gift', 'gifts', 'premium'],
  ['A month without ads', 'Premium for somebody, once.'],
  499,
  { isOnlyGift: true },
);
export const supporterProduct = product(
  ['badge-supporter', 'support', 'badge'],
  ['Supporter', 'Keeps the kettle on.'],
  999,
);
