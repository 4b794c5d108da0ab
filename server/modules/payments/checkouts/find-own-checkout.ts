import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type CheckoutRow, findCheckout } from './checkouts-repository.ts';

/**
 * Returns a checkout of a member by the id that a client sent.
 *
 * @throws not-found also when it is another member's
 */
export async function ownCheckout(db: Queryable, id: string, userId: string): Promise<CheckoutRow> {
  const isId = /^\d{1,19}$/.test(id) && isPossibleId(id);
  const checkout = isId ? await findCheckout(db, id, userId) : undefined;
  if (checkout === undefined) throw domainError('not-found');
  return checkout;
}
