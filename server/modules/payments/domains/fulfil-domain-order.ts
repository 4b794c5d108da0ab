import type { Queryable } from '#server/db/database.ts';
import { holdDomain, lockDomainOrderOfCheckout, setDomainOrderPaid } from './domain-orders-repository.ts';

/** States in which further years can be bought. */
export const RENEWABLE: readonly string[] = ['active', 'expired', 'redemption'];

/**
 * Gives a paid order to the registrar, who is called by a job: never inside a transaction.
 *
 * @returns false when nobody wants it any more: the domain is gone, or somebody else's by now
 */
export async function fulfilDomainOrder(tx: Queryable, checkoutId: string): Promise<boolean> {
  const order = await lockDomainOrderOfCheckout(tx, checkoutId);
  if (order?.status !== 'pending-payment' || order.domain_id === null || order.domain_status === null)
    return false;
  const isWanted =
    order.act === 'renew' ? RENEWABLE.includes(order.domain_status) : await holdDomain(tx, order.domain_id);
  if (isWanted) await setDomainOrderPaid(tx, order.id);
  return isWanted;
}
