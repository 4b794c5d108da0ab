import type { Stripe } from 'stripe';
import type { Dispute } from './payment-provider.ts';
import { amountOfStripe } from './stripe-amount.ts';
import { PAYMENT_KEY } from './stripe-metadata.ts';

/** Statuses with which Stripe closes a dispute for the site: also an inquiry that became none, and one it prevented. */
const WON: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

function statusOf(status: string): Dispute['status'] {
  if (status === 'lost') return 'lost';
  return WON.has(status) ? 'won' : 'open';
}

/**
 * Returns a dispute of Stripe; undefined when it is about a payment that the site did not begin. What was taken and what
 * came back are movements of the account, which has a currency of its own.
 */
export function disputeOf(dispute: Stripe.Dispute): Dispute | undefined {
  const { payment_intent: intent, balance_transactions: movements } = dispute;
  const paymentId = typeof intent === 'object' ? intent?.metadata[PAYMENT_KEY] : undefined;
  if (paymentId === undefined || !/^\d{1,19}$/.test(paymentId)) return undefined;
  const currency = dispute.currency.toUpperCase();
  const amount = amountOfStripe(dispute.amount, currency);
  const own = (movements[0]?.currency ?? dispute.currency).toUpperCase();
  const sum = (of: (movement: Stripe.BalanceTransaction) => number) =>
    amountOfStripe(
      movements.reduce((total, movement) => total + of(movement), 0),
      own,
    );
  const taken = -sum((movement) => movement.amount);
  // In another currency the account moves what the rate of the day makes of it.
  const withdrawn = own === currency ? taken : taken > 0n ? amount : 0n;
  const dueSeconds = dispute.evidence_details.due_by;
  return {
    ref: dispute.id,
    paymentId,
    status: statusOf(dispute.status),
    reason: dispute.reason,
    amount,
    withdrawn,
    fee: sum((movement) => movement.fee),
    feeCurrency: own,
    ...(dueSeconds === null ? {} : { dueMs: dueSeconds * 1000 }),
  };
}
