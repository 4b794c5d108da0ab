import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { checkout } from './payments.ts';
import { comet, frame, geese, hat, month, moth, mushroom, supporterProduct, tea } from './products.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, type Schemas } from './world.ts';

const products = [tea, moth, comet, geese, mushroom, frame, hat, month];
const shelf = (slug: string, title: string, description: string): Schemas['ProductGroup'] => ({
  slug,
  title,
  description,
  productCount: products.filter((one) => one.group === slug).length,
});
const groups = [
  shelf('badges', 'Badges', 'Sewn patches, worn beside your name.'),
  shelf('accessories', 'Frames and hats', 'Shown on you, since that is where they go.'),
  shelf('gifts', 'To give', 'For somebody else.'),
];

const order = (
  id: string,
  one: Schemas['Product'],
  status: Schemas['ShopOrder']['status'],
  when: string,
  more: Partial<Schemas['ShopOrder']> = {},
): Schemas['ShopOrder'] => ({
  id,
  product: one,
  status,
  total: one.price,
  createdTs: ago(when),
  canCancel: status === 'pending',
  ...more,
});
const orders = [
  order('ord_1007', frame, 'pending', '25m', { checkoutId: 'co_shop_1007', expiresTs: ahead('5m') }),
  order('ord_1004', month, 'fulfilled', '9d', {
    recipient: blogRefOf('tamsin'),
    giftId: 'gift_month_02',
    fulfilledTs: ago('9d'),
  }),
  order('ord_0981', tea, 'fulfilled', '60d', { fulfilledTs: ago('60d') }),
  order('ord_0950', geese, 'refunded', '120d'),
];
const [unpaid] = orders as [Schemas['ShopOrder']];

/** The shop and its orders. */
export const examples = {
  getCatalogue: {
    responses: {
      200: {
        shelves: { summary: 'Three shelves', value: { groups, featured: [frame, comet, moth, geese] } },
        empty: { summary: 'The shop is being painted', value: { groups: [], featured: [] } },
      },
    },
  },
  listProducts: {
    responses: {
      200: {
        ...listPages({
          key: 'products',
          path: '/v2/skeinmart/products',
          by: 'offset',
          items: products,
          more: totalOf,
        }),
        ...namedAfter(
          groups,
          (group) => group.slug,
          (group) => {
            const here = products.filter((one) => one.group === group.slug);
            return {
              summary: `The shelf ${group.title}`,
              value: { products: here, total: here.length, links: {} },
            };
          },
        ),
      },
    },
  },
  getProduct: {
    responses: {
      200: namedAfter(
        [...products, supporterProduct],
        (one) => one.id,
        (one) => ({ summary: one.title, value: { product: one } }),
      ),
    },
  },
  orderProduct: {
    request: {
      self: {
        summary: 'For the own blog',
        value: { product_id: frame.id, tumblelog: 'marlow', expected_price: 499 },
      },
      gift: {
        summary: 'A gift',
        value: {
          product_id: month.id,
          tumblelog: 'tamsin',
          is_gift: true,
          message: 'So that nothing stands before Saturn.',
          expected_price: 499,
          source: 'badge-manager',
        },
      },
    },
    responses: {
      201: {
        checkout: {
          summary: 'To be paid',
          value: {
            order: unpaid,
            checkout: checkout('co_shop_1007', {
              kind: 'shop',
              title: frame.title,
              cents: frame.price.amount,
              more: { blogName: 'marlow' },
            }),
          },
        },
      },
    },
  },
  listOrders: {
    responses: {
      200: listPages({ key: 'orders', path: '/v2/skeinmart/orders', by: 'cursor', items: orders }),
    },
  },
  getOrder: {
    responses: {
      200: namedAfter(
        orders,
        (one) => one.id,
        (one) => ({ summary: `${one.product.title}, ${one.status}`, value: { order: one } }),
      ),
    },
  },
  cancelOrder: {
    responses: {
      200: singleExample('The money goes back', {
        order: { ...unpaid, status: 'cancelled' as const, canCancel: false },
      }),
    },
  },
} satisfies Examples;
