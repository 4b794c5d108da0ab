import { domainError } from '#server/core/errors.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteStockWait } from '#server/modules/payments/orders/stock-waits-repository.ts';

/** Ends the wait of a member for a product. */
export const unsubscribeProductStock: Handler<'unsubscribeProductStock'> = async ({ params, db, viewer }) => {
  const product = productOf(params.product_id);
  if (product === undefined) throw domainError('not-found');
  await deleteStockWait(db, product.key, viewer.userId);
  return undefined;
};
