import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { positionPage } from '#server/feed/position-page.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { ordersOf } from '#server/modules/payments/orders/orders-repository.ts';
import { presentOrders } from '../order-presenter.ts';

export const listOrders: Handler<'listOrders'> = async ({ query, db, services, viewer, request }) => {
  const { userId } = viewer;
  const { rows, links } = await positionPage({
    cursors: services.cursors,
    list: `orders/${userId}`,
    path: pathOf('listOrders'),
    query,
    rows: (page) => ordersOf(db, userId, page),
  });
  return { orders: await presentOrders(db, rows, { userId, locale: readerLocale(request) }), links };
};
