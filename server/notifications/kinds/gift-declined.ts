import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'gift_declined',
  cause: {
    event: 'giftAnswer',
    rows: `select o.from_blog_id, 'gift_declined', b.owner_id, b.id, null::bigint, null::bigint, null::bigint, o.id
      from shop_orders o join blogs b on b.id = o.blog_id
      where o.id = $1 and o.gift_status = 'declined' and o.from_blog_id is not null`,
  },
  preference: 'gifts',
  title: 'would rather not have your gift: the money comes back',
  push: { setting: 'pushOther' },
  mail: { kind: 'gift', setting: 'emailGifts', afterMinutes: 0 },
  pathOf: ({ gift }) => gift && `/settings/gifts/gift/${gift.id}`,
};
