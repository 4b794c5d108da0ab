import { type DomainError, domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { chargePayment } from '../charges/charge-payment.ts';
import { insertPayment, type PaymentRow, paymentUnderWay } from '../charges/payments-repository.ts';
import { isExpected, priceChanged } from '../prices/expected-price.ts';
import { itemOf } from '../prices/items.ts';
import { findPrice, isSamePrice, lockPayer, priceOfRow } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import { beginSubscription, hasPendingMembership } from '../subscriptions/subscriptions-repository.ts';
import { type CheckoutRow, lockCheckout, setCheckoutStatus, updateCheckout } from './checkouts-repository.ts';
import { closeCheckout } from './close-checkout.ts';
import { refuseSubscribed } from './open-checkout.ts';

type Seen = { expected_price: number; expected_currency: string };

/** Begun by confirming: a payment, nothing because it is done or under way, or a refusal that changes the checkout. */
type Begun =
  | { payment: PaymentRow; outcome: CheckoutRow['test_outcome'] }
  | { refusal: DomainError }
  | undefined;

/**
 * Charges a checkout. Confirming twice charges once: the checkout is locked while its payment begins, and has one payment
 * under way at a time.
 *
 * @throws payment-failed, already-subscribed, price-changed or not-in-this-state
 */
export async function confirmCheckoutOf(
  context: WorkContext,
  id: string,
  { seen, locale }: { seen: Seen; locale: string },
): Promise<void> {
  const nowMs = context.services.now();
  const begun = await context.db.transaction((tx) =>
    begin(tx, id, { seen, locale, nowMs, provider: currentProvider(context.services) }),
  );
  if (begun === undefined) return;
  // Thrown after the commit, which keeps what was changed.
  if ('refusal' in begun) throw begun.refusal;
  const result = await chargePayment(context, begun.payment, begun.outcome);
  if (result === 'failed') throw domainError('payment-failed');
}

async function begin(
  tx: Queryable,
  id: string,
  { seen, locale, nowMs, provider }: { seen: Seen; locale: string; nowMs: number; provider: string },
): Promise<Begun> {
  const checkout = await lockCheckout(tx, id);
  if (checkout === undefined) return undefined;
  if (checkout.status === 'paid' || checkout.status === 'confirming') return undefined;
  const outcome = checkout.test_outcome;
  if (checkout.provider !== provider) {
    // The site takes its money elsewhere by now; the next checkout is opened there.
    await closeCheckout(tx, id, 'cancelled', nowMs);
    return { refusal: domainError('not-in-this-state') };
  }
  if (checkout.status === 'needs-action') {
    const payment = await paymentUnderWay(tx, id);
    return payment && { payment, outcome };
  }
  const isOver = ['cancelled', 'expired'].includes(checkout.status) || checkout.expires_at * 1000 <= nowMs;
  if (isOver) return { refusal: domainError('not-in-this-state') };
  const price = priceOfRow(checkout);
  const today = await findPrice(tx, checkout.item, checkout.country);
  if (today === undefined) return { refusal: domainError('not-in-this-state') };
  if (!isSamePrice(price, today)) {
    const { item, expires_at: expiresAt } = checkout;
    await updateCheckout(tx, id, { item, price: today, returnUrl: undefined, expiresAtMs: expiresAt * 1000 });
    return { refusal: priceChanged(today, locale) };
  }
  if (!isExpected(price, seen)) return { refusal: priceChanged(price, locale) };
  const { user_id: userId } = checkout;
  if (userId === null) return undefined;
  const { period } = itemOf(checkout.item);
  if (period !== undefined) {
    await lockPayer(tx, userId);
    await refuseSubscribed(tx, userId, checkout.plan_id);
    if (checkout.plan_id !== null && (await hasPendingMembership(tx, checkout)))
      return { refusal: domainError('not-in-this-state') };
    const kind = checkout.kind === 'membership' ? 'memberships' : 'premium';
    await beginSubscription(tx, checkout, { kind, period });
  }
  await setCheckoutStatus(tx, id, 'confirming');
  const payment = await insertPayment(tx, {
    userId,
    provider: checkout.provider,
    price,
    of: { checkoutId: id },
  });
  return payment && { payment, outcome };
}
