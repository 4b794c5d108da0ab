import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'gift_expired',
  cause: {
    event: 'giftAnswer',
    rows: `select o.from_blog_id, 'gift_expired', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, o.id
      from shop_orders o where o.id = $1 and o.gift_status = 'expired' and o.from_blog_id is not null`,
  },
  preference: 'gifts',
  siteTitle: 'Your gift was not untied: the money comes back',
  push: { setting: 'pushOther' },
  mail: { kind: 'gift', setting: 'emailGifts', afterMinutes: 0 },
  pathOf: ({ gift }) => gift && `/settings/gifts/gift/${gift.id}`,
};
