import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentOrders } from '../order-presenter.ts';
import { ownOrder } from '../own-order.ts';

export const getOrder: Handler<'getOrder'> = async ({ params, db, viewer, request }) => {
  const { userId } = viewer;
  const row = await ownOrder(db, params.order_id, userId);
  const [order] = await presentOrders(db, [row], { userId, locale: readerLocale(request) });
  if (order === undefined) throw domainError('not-found');
  return { order };
};
