import type { WorkContext } from '#server/define-module.ts';
import { itemOf } from '../prices/items.ts';
import {
  type Charge,
  type Charged,
  type ChargeResult,
  ProviderUnreachable,
} from '../providers/payment-provider.ts';
import { providerOf } from '../providers/providers.ts';
import { knownPayment } from './known-payment.ts';
import { findPaymentSubject, type PaymentRow, setProviderRef } from './payments-repository.ts';
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
  testOutcome: Charge['testOutcome'],
): Promise<ChargeResult> {
  const subject = await findPaymentSubject(context.db, payment.id);
  if (subject === undefined) throw new Error(`The payment ${payment.id} is gone.`);
  let charged: Charged;
  try {
    charged = await providerOf(context, payment.provider).charge({
      ...knownPayment(payment),
      amount: BigInt(payment.amount),
      currency: payment.currency,
      title: subject.title ?? itemOf(subject.item).title,
      checkoutId: (!subject.is_automatic && payment.checkout_id) || undefined,
      isRenewing: subject.is_renewing,
      testOutcome: subject.is_automatic ? (subject.test_outcome ?? testOutcome) : testOutcome,
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'processing';
    throw error;
  }
  const { status, providerRef, pageUrl } = charged;
  if (providerRef !== undefined) await setProviderRef(context.db, payment.id, { providerRef, pageUrl });
  await settlePayment(context, payment.id, status);
  return status;
}
