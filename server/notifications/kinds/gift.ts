import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'gift',
  cause: {
    event: 'gift',
    // Keeps the giver a secret until it is untied: they are stored for blocks only.
    rows: `select o.blog_id, 'gift', o.user_id, null::bigint, null::bigint, null::bigint, null::bigint, o.id
      from shop_orders o where o.id = $1`,
  },
  preference: 'gifts',
  siteTitle: 'Somebody tied something for you',
  push: { setting: 'pushOther' },
  mail: { kind: 'gift', setting: 'emailGifts', afterMinutes: 0 },
  pathOf: ({ gift }) => gift && `/settings/gifts/gift/${gift.id}`,
};
