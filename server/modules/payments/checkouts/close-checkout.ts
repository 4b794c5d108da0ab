import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { deleteUnpaidCampaign } from '../campaigns/campaigns-repository.ts';
import { knownPayment } from '../charges/known-payment.ts';
import { paymentUnderWay } from '../charges/payments-repository.ts';
import { deleteUnpaidDomainOrder } from '../domains/domain-orders-repository.ts';
import { cancelOrderOfCheckout } from '../orders/orders-repository.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import { findProvider } from '../providers/providers.ts';
import { endSubscription, lockSubscriptionOfCheckout } from '../subscriptions/subscriptions-repository.ts';
import { lockCheckout, setCheckoutStatus } from './checkouts-repository.ts';

/** Ends a checkout that is not paid, and with it what waited for its payment. */
export async function closeCheckout(
  tx: Queryable,
  id: string,
  status: 'cancelled' | 'expired',
  nowMs: number,
): Promise<void> {
  await setCheckoutStatus(tx, id, status);
  const subscription = await lockSubscriptionOfCheckout(tx, id);
  if (subscription?.status === 'pending') await endSubscription(tx, subscription.id, 'expired', nowMs);
  await cancelOrderOfCheckout(tx, id);
  await deleteUnpaidCampaign(tx, id);
  await deleteUnpaidDomainOrder(tx, id);
}

/** Ends a checkout whose time is over. A payment that succeeds later goes back. */
export async function expireCheckout(context: WorkContext, id: string): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  await db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout === undefined || checkout.expires_at * 1000 > nowMs) return;
    if (['open', 'needs-action', 'declined'].includes(checkout.status))
      await closeCheckout(tx, id, 'expired', nowMs);
  });
  await abandonPayment(context, id);
}

/**
 * Gives up a checkout of a member.
 *
 * @throws not-in-this-state when it is being confirmed, paid or expired
 */
export async function cancelCheckoutOf(context: WorkContext, id: string): Promise<void> {
  const { db, services } = context;
  await db.transaction(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout?.status === 'cancelled') return;
    if (checkout === undefined || ['confirming', 'paid', 'expired'].includes(checkout.status))
      throw domainError('not-in-this-state');
    await closeCheckout(tx, id, 'cancelled', services.now());
  });
  await abandonPayment(context, id);
}

/**
 * Closes the provider's page of a checkout that was closed. A provider that cannot be reached leaves it open; what is paid
 * there then goes back.
 */
async function abandonPayment(context: WorkContext, checkoutId: string): Promise<void> {
  const payment = await paymentUnderWay(context.db, checkoutId);
  if (payment?.status !== 'needs-action') return;
  try {
    await findProvider(context, payment.provider)?.abandon(knownPayment(payment));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
}
