import type { WorkContext } from '#server/define-module.ts';
import { knownPayment } from '../charges/known-payment.ts';
import { findPayment } from '../charges/payments-repository.ts';
import { settlePayment } from '../charges/settle-payment.ts';
import { providerOf } from '../providers/providers.ts';
import { findWaitingEvent, markProcessed } from './payment-events-repository.ts';

/**
 * Works an event off: asks the provider how the payment stands now and settles it. The order of events does not matter, as
 * none says more than that there is something to ask.
 */
export async function processEvent(
  context: WorkContext,
  { provider, id }: { provider: string; id: string },
): Promise<void> {
  const event = await findWaitingEvent(context.db, provider, id);
  if (event === undefined) return;
  const payment = await findPayment(context.db, event.payment_id);
  const isOwn = payment?.provider === provider;
  const result = isOwn ? await providerOf(context, provider).find(knownPayment(payment)) : undefined;
  if (result !== undefined) await settlePayment(context, event.payment_id, result);
  await markProcessed(context.db, provider, id);
}
