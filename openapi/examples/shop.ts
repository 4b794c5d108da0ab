import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { namedAfter } from './names.ts';
import { checkout } from './payments.ts';
import { box, checkmarks, frame, hat, month, moth, scarf, spark, tea } from './products.ts';
import { ago } from './shapes.ts';
import { blogRefOf, type Schemas } from './world.ts';

const products = [tea, moth, checkmarks, frame, hat, month, spark, box, scarf];
const shelf = (slug: string, title: string, description: string): Schemas['ProductGroup'] => ({
  slug,
  title,
  description,
  productCount: products.filter((one) => one.group === slug).length,
});
const groups = [
  shelf('badges', 'Badges', 'Small and shown beside your name.'),
  shelf('accessories', 'Accessories', 'Frames and hats.'),
  shelf('gifts', 'Gifts', 'For somebody else.'),
  shelf('things', 'Things', 'They come in the post.'),
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
  quantity: 1,
  total: one.price,
  createdTs: ago(when),
  canCancel: status === 'pending' || status === 'paid',
  ...more,
});
const orders = [
  order('ord_1007', frame, 'paid', '25m'),
  order('ord_1004', month, 'fulfilled', '9d', {
    recipient: blogRefOf('tamsin'),
    giftId: 'gift_month_02',
    fulfilledTs: ago('9d'),
  }),
  order('ord_0981', tea, 'fulfilled', '60d', { fulfilledTs: ago('60d') }),
  order('ord_0950', scarf, 'refunded', '120d', { variantId: 'scarf-teal' }),
];
const [paid] = orders as [Schemas['ShopOrder']];

/** The shop and its orders. */
export const examples = {
  getCatalogue: {
    responses: {
      200: {
        shelves: { summary: 'Four shelves', value: { groups, featured: [box, frame, checkmarks] } },
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
        products,
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
        self: { summary: 'Paid with the stored method', value: { order: paid } },
        checkout: {
          summary: 'To be paid',
          value: {
            order: { ...paid, status: 'pending' as const },
            checkout: checkout('co_shop_1007', {
              kind: 'shop',
              title: frame.title,
              cents: frame.price.amount,
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
        order: { ...paid, status: 'cancelled' as const, canCancel: false },
      }),
    },
  },
} satisfies Examples;
