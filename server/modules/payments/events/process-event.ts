import type { WorkContext } from '#server/define-module.ts';
import { knownPayment } from '../charges/known-payment.ts';
import { findPayment } from '../charges/payments-repository.ts';
import { settlePayment } from '../charges/settle-payment.ts';
import { followDispute } from '../disputes/follow-dispute.ts';
import { providerOf } from '../providers/providers.ts';
import { findWaitingEvent, markProcessed } from './payment-events-repository.ts';

/**
 * Works an event off: asks the provider how the payment or dispute stands now and settles it. The order of events does not matter, as
 * none says more than that there is something to ask.
 */
export async function processEvent(
  context: WorkContext,
  { provider, id }: { provider: string; id: string },
): Promise<void> {
  const event = await findWaitingEvent(context.db, provider, id);
  if (event === undefined) return;
  if (event.dispute_ref !== null) await followDispute(context, provider, event.dispute_ref);
  else if (event.payment_id !== null) await followPayment(context, provider, event.payment_id);
  await markProcessed(context.db, provider, id);
}

async function followPayment(context: WorkContext, provider: string, id: string): Promise<void> {
  const payment = await findPayment(context.db, id);
  const isOwn = payment?.provider === provider;
  const result = isOwn ? await providerOf(context, provider).find(knownPayment(payment)) : undefined;
  if (result !== undefined) await settlePayment(context, id, result);
}
