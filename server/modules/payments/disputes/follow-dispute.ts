import type { WorkContext } from '#server/define-module.ts';
import { knownPayment } from '../charges/known-payment.ts';
import { findPayment } from '../charges/payments-repository.ts';
import { settlePayment } from '../charges/settle-payment.ts';
import { providerOf } from '../providers/providers.ts';
import { settleDispute } from './settle-dispute.ts';

/**
 * Asks a provider how a dispute stands now, and records it. Events may come twice, in any order, and before the one that
 * says that the payment succeeded.
 */
export async function followDispute(context: WorkContext, providerName: string, ref: string): Promise<void> {
  const provider = providerOf(context, providerName);
  const dispute = await provider.findDispute(ref);
  if (dispute === undefined) return;
  const payment = await findPayment(context.db, dispute.paymentId);
  if (payment?.provider !== providerName) return;
  if (payment.status !== 'succeeded') {
    const result = await provider.find(knownPayment(payment));
    if (result !== undefined) await settlePayment(context, payment.id, result);
  }
  await settleDispute(context, dispute, providerName);
}
