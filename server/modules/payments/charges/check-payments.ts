import type { WorkContext } from '#server/define-module.ts';
import { expiredCheckouts } from '../checkouts/checkouts-repository.ts';
import { expireCheckout } from '../checkouts/close-checkout.ts';
import { chargeAutomatic } from '../domains/renew-by-itself.ts';
import { lostEvents } from '../events/payment-events-repository.ts';
import { processEvent } from '../events/process-event.ts';
import { mailNotice } from '../notices/mail-notices.ts';
import { unmailedNotices } from '../notices/paid-notices-repository.ts';
import { tellOfEnd } from '../notices/tell-of-end.ts';
import { expireGift } from '../orders/end-gift.ts';
import { expiredGifts } from '../orders/gifts-repository.ts';
import { type ChargeResult, ProviderUnreachable } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/providers.ts';
import { lostRefunds } from '../purchases/purchases-repository.ts';
import { sendRefund } from '../purchases/refund.ts';
import { chargeRenewal, renewSubscription } from '../subscriptions/renew-subscription.ts';
import { dueSubscriptions, endingSubscriptions } from '../subscriptions/subscriptions-repository.ts';
import { knownPayment } from './known-payment.ts';
import { findPaymentSubject, type LostPayment, lostPayments } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

/** Number of each that one check takes. */
const BATCH_SIZE = 100;

/**
 * Brings to an end what a process that died or a lost event left open, ends checkouts and gifts whose time is over, charges
 * what is due, and mails what members are told. Each is done by itself, so that one that fails does not stop the others.
 */
export async function checkPayments(context: WorkContext): Promise<void> {
  const { db, services } = context;
  const nowMs = services.now();
  const [events, payments, refunds, checkouts, subscriptions, gifts] = await Promise.all([
    lostEvents(db, BATCH_SIZE),
    lostPayments(db, BATCH_SIZE),
    lostRefunds(db, BATCH_SIZE),
    expiredCheckouts(db, nowMs, BATCH_SIZE),
    dueSubscriptions(db, nowMs, BATCH_SIZE),
    expiredGifts(db, nowMs, BATCH_SIZE),
  ]);
  const ending = await endingSubscriptions(db, nowMs, BATCH_SIZE);
  const work = [
    ...events.map(
      ({ provider, event_id: id }) =>
        () =>
          processEvent(context, { provider, id }),
    ),
    ...payments.map((payment) => () => askAfterPayment(context, payment)),
    ...refunds.map(
      ({ id }) =>
        () =>
          sendRefund(context, id),
    ),
    ...checkouts.map(
      ({ id }) =>
        () =>
          expireCheckout(context, id),
    ),
    ...subscriptions.map(
      ({ id }) =>
        () =>
          renewSubscription(context, id),
    ),
    ...gifts.map(
      ({ id }) =>
        () =>
          expireGift(context, id),
    ),
    ...ending.map(
      ({ id }) =>
        () =>
          tellOfEnd(context, id),
    ),
  ];
  const faults: unknown[] = [];
  for (const task of work) await task().catch((error: unknown) => faults.push(error));
  for (const notice of await unmailedNotices(db, BATCH_SIZE))
    await mailNotice(context, notice).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all payments could be checked.');
}

/** Returns true when there is something to check. */
export async function hasPaymentWork({ db, services }: WorkContext): Promise<boolean> {
  const nowMs = services.now();
  const found = await Promise.all([
    lostEvents(db, 1),
    lostPayments(db, 1),
    lostRefunds(db, 1),
    expiredCheckouts(db, nowMs, 1),
    dueSubscriptions(db, nowMs, 1),
    expiredGifts(db, nowMs, 1),
    endingSubscriptions(db, nowMs, 1),
    unmailedNotices(db, 1),
  ]);
  return found.some(({ length }) => length > 0);
}

/**
 * Settles a payment by what its provider says. One that the provider never got is sent again when it renews a subscription
 * or a domain, which is safe because its id charges once; that of a checkout is given up after ten minutes, as nobody waits for it.
 */
export async function askAfterPayment(context: WorkContext, payment: LostPayment): Promise<void> {
  const { id, provider, renews, is_old: isOld } = payment;
  let result: ChargeResult | undefined;
  try {
    result = await providerOf(context, provider).find(knownPayment(payment));
  } catch (error) {
    // Asked again with the next check.
    if (error instanceof ProviderUnreachable) return;
    throw error;
  }
  if (result !== undefined) await settlePayment(context, id, result);
  else if (renews !== null) await chargeRenewal(context, id, renews);
  else if ((await findPaymentSubject(context.db, id))?.is_automatic === true)
    await chargeAutomatic(context, id);
  else if (isOld) await settlePayment(context, id, 'failed');
}
