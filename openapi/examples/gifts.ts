import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { namedAfter } from './names.ts';
import { card, sumOf } from './payments.ts';
import { frame, geese, hat, month, moth, tea } from './products.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

const itemOf = ({
  id,
  kind,
  title,
  description,
  images,
  frame: drawn,
}: Schemas['Product']): Schemas['GiftItem'] => ({
  productId: id,
  kind,
  title,
  description,
  images,
  ...(drawn ? { frame: drawn } : {}),
});

const gifts: Schemas['Gift'][] = [
  {
    id: 'gift_tea_01',
    direction: 'received',
    status: 'delivered',
    item: itemOf(moth),
    to: blogRefOf('marlow'),
    isAnonymous: true,
    message: 'For the fog.',
    createdTs: ago('16h'),
    expiresTs: ahead('29d'),
  },
  {
    id: 'gift_crown_03',
    direction: 'received',
    status: 'claimed',
    item: itemOf(hat),
    from: blogRefOf('odile'),
    to: blogRefOf('marlow'),
    isAnonymous: false,
    message: 'Happy blog day.',
    createdTs: ago('20d'),
    claimedTs: ago('20d'),
  },
  {
    id: 'gift_spark_04',
    direction: 'received',
    status: 'expired',
    item: itemOf(tea),
    from: blogRefOf('bitbarrow'),
    to: blogRefOf('marlow'),
    isAnonymous: false,
    createdTs: ago('90d'),
    endedTs: ago('60d'),
  },
];
const sentGift: Schemas['Gift'] = {
  id: 'gift_month_02',
  direction: 'sent',
  status: 'claimed',
  item: itemOf(month),
  from: blogRefOf('marlow'),
  to: blogRefOf('tamsin'),
  isAnonymous: false,
  message: 'So that nothing stands before Saturn.',
  createdTs: ago('9d'),
  claimedTs: ago('8d'),
};
const [teaGift] = gifts as [Schemas['Gift']];

const purchases: Schemas['Purchase'][] = [
  {
    id: 'pur_311',
    number: 'R-2026-000311',
    kind: 'shop',
    ...sumOf(frame.title, frame.price.amount),
    status: 'paid',
    createdTs: ago('25m'),
    paymentMethod: card,
    orderId: 'ord_1007',
    blogName: 'marlow',
    picture: frame.images,
  },
  {
    id: 'pur_309',
    number: 'R-2026-000309',
    kind: 'blaze',
    ...sumOf('Blaze: 7,000 impressions', 2500),
    status: 'paid',
    createdTs: ago('1d 5h'),
    paymentMethod: card,
    campaignId: 'cmp_jetty',
    blogName: 'marlow',
    postSummary: 'Ninety seconds, nobody breathing.',
  },
  {
    id: 'pur_302',
    number: 'R-2026-000302',
    kind: 'gift',
    ...sumOf(month.title, month.price.amount),
    status: 'paid',
    createdTs: ago('9d'),
    paymentMethod: card,
    orderId: 'ord_1004',
    blogName: 'tamsin',
    picture: month.images,
  },
  {
    id: 'pur_288',
    number: 'R-2026-000288',
    kind: 'membership',
    ...sumOf('A loaf a month', 400),
    status: 'paid',
    createdTs: ago('9d'),
    paymentMethod: card,
    blogName: 'odile',
    picture: blogRefOf('odile').avatar,
  },
  {
    id: 'pur_240',
    number: 'R-2026-000240',
    kind: 'premium',
    ...sumOf('Premium for a year', 3999),
    status: 'paid',
    createdTs: ago('120d'),
    paymentMethod: card,
  },
  {
    id: 'pur_233',
    number: 'R-2026-000233',
    kind: 'shop',
    ...sumOf(geese.title, geese.price.amount),
    status: 'refunded',
    createdTs: ago('120d'),
    paymentMethod: card,
    orderId: 'ord_0950',
  },
  {
    id: 'pur_120',
    number: 'R-2026-000120',
    kind: 'domain',
    ...sumOf('marlow.garden for a year', 2200),
    status: 'paid',
    createdTs: ago('400d'),
    paymentMethod: card,
  },
];

/** Gifts and purchases. */
export const examples = {
  listGifts: {
    responses: {
      200: {
        ...listPages({ key: 'gifts', path: '/v2/user/gifts', by: 'cursor', items: gifts }),
        sent: { summary: 'Gifts given', value: { gifts: [sentGift], links: {} } },
      },
    },
  },
  getGift: {
    responses: {
      200: namedAfter(
        [...gifts, sentGift],
        (one) => one.id,
        (gift) => ({ summary: `${gift.item.title}, ${gift.status}`, value: { gift } }),
      ),
    },
  },
  claimGift: {
    request: singleExample('For the first blog', { tumblelog: 'marlow' }),
    responses: {
      200: singleExample('Taken', { gift: { ...teaGift, status: 'claimed' as const, claimedTs: now } }),
    },
  },
  denyGift: {
    responses: {
      200: singleExample('Given back', { gift: { ...teaGift, status: 'declined' as const, endedTs: now } }),
    },
  },
  listPurchases: {
    responses: {
      200: listPages({ key: 'purchases', path: '/v2/user/purchases', by: 'cursor', items: purchases }),
    },
  },
  getPurchase: {
    responses: {
      200: namedAfter(
        purchases,
        (one) => one.id,
        (purchase) => ({ summary: purchase.title, value: { purchase } }),
      ),
    },
  },
} satisfies Examples;
