import { pathSegment, queryString } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 001 §2; product pages and orders are designed). */
export const shopPatterns = {
  shop: '/skeinmart',
  shopGroup: '/skeinmart/:group',
  shopOrders: '/skeinmart/orders',
  shopProduct: '/skeinmart/:group/:productId',
  supporterBadge: '/support-skein',
  gifts: '/settings/gifts',
  gift: '/settings/:page/gift/:giftId',
  oldGifts: '/gifts',
} as const;

/** Path builders of this feature. */
export const shopPaths = {
  /** The shop, or one of its shelves. */
  shop: (group?: string) => (group === undefined ? '/skeinmart' : `/skeinmart/${pathSegment(group)}`),
  /** Orders of the member. */
  shopOrders: () => '/skeinmart/orders',
  /** A product, on its shelf. */
  shopProduct: (group: string, productId: string) =>
    `/skeinmart/${pathSegment(group)}/${pathSegment(productId)}`,
  /** The badge of those who support the site. */
  supporterBadge: () => '/support-skein',
  /** Gifts given and received, with the form that gives one; `product` and `to` fill it in, `show` chooses the list. */
  gifts: (filled: { product?: string; to?: string; show?: 'sent' } = {}) =>
    `/settings/gifts${queryString(filled)}`,
  /** A gift, tied or open. */
  gift: (giftId: string) => `/settings/gifts/gift/${pathSegment(giftId)}`,
} as const;
