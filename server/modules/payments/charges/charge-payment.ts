import type { WorkContext } from '#server/define-module.ts';
import { type ChargeResult, ProviderUnreachable } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/providers.ts';
import type { PaymentRow } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Charges a payment that was begun and settles it. A process that dies in between leaves a payment that is under way; the
 * recurring check asks the provider how it ended.
 *
 * @returns `processing` also when the provider could not be reached
 */
export async function chargePayment(
  context: WorkContext,
  payment: PaymentRow,
  testOutcome: 'success' | 'declined' | 'bank-check' | 'left' | 'late-event' | 'two-events' | 'event-first',
): Promise<ChargeResult> {
  let result: ChargeResult;
  try {
    result = await providerOf(context, payment.provider).charge({
      paymentId: payment.id,
      amount: BigInt(payment.amount),
      currency: payment.currency,
      testOutcome,
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'processing';
    throw error;
  }
  await settlePayment(context, payment.id, result);
  return result;
}
