import { domainError } from '#server/core/errors.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertStockWait } from '#server/modules/payments/orders/stock-waits-repository.ts';

/** Has a member notified once when a product that is sold out can be ordered again. */
export const subscribeProductStock: Handler<'subscribeProductStock'> = async ({ params, db, viewer }) => {
  const product = productOf(params.product_id);
  if (product === undefined) throw domainError('not-found');
  if (product.isDiscontinued) throw domainError('not-in-this-state', { reason: 'product_gone' });
  if (!(await insertStockWait(db, product.key, viewer.userId))) {
    throw domainError('not-in-this-state', { reason: 'product_in_stock' });
  }
  return undefined;
};
