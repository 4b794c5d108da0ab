import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { findOrder, type OrderRow } from '#server/modules/payments/orders/orders-repository.ts';

/**
 * Returns an order of a member by the id that a client sent.
 *
 * @throws not-found also when it is another member's
 */
export async function ownOrder(db: Queryable, id: string, userId: string): Promise<OrderRow> {
  const order = await findOrder(db, id, userId);
  if (order === undefined) throw domainError('not-found');
  return order;
}
