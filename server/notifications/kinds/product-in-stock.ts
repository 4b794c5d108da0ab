import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'product_in_stock',
  cause: {
    event: 'productInStock',
    rows: `select m.blog_id, 'product_in_stock', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, w.id
      from stock_waits w join blog_members m on m.user_id = w.user_id and m.is_primary where w.id = any($1::bigint[])`,
  },
  siteTitle: 'A product that you wait for is in stock again',
  push: { setting: 'pushOther' },
  pathOf: ({ product }) => product && `/skeinmart/${product.group}/${product.id}`,
};
