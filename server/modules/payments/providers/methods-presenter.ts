import type { components } from '#generated/types/api.d.ts';
import { TEST_PROVIDER } from './test-provider.ts';

/** The card of the test checkout. */
const TEST_CARD: components['schemas']['PaymentMethod'] = {
  id: 'test-card',
  kind: 'test',
  label: 'Test card (no money moves)',
  last4: '0000',
};

/** Address at which the member changes how they pay. */
export const METHOD_UPDATE_URL = '/checkout/payment-method';

/** Returns the payment methods that a provider has stored. */
export function presentMethods(provider: string): components['schemas']['PaymentMethod'][] {
  return provider === TEST_PROVIDER ? [TEST_CARD] : [];
}
