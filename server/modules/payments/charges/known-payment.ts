import type { KnownPayment } from '../providers/payment-provider.ts';
import type { PaymentRow } from './payments-repository.ts';

/** Returns a stored payment as providers are asked for it. */
export function knownPayment({
  id: paymentId,
  user_id: userId,
  provider_ref: providerRef,
}: Pick<PaymentRow, 'id' | 'user_id' | 'provider_ref'>): KnownPayment {
  return { paymentId, userId, providerRef };
}
