import { ahead } from './shapes.ts';
import type { Schemas } from './world.ts';

/** Payment method of the member. */
export const card: Schemas['PaymentMethod'] = {
  kind: 'card',
  label: 'Visa ending in 4242',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2029,
};
/** Returns a checkout of a total. */
export const checkout = (id: string, total: Schemas['Money']): Schemas['Checkout'] => ({
  id,
  checkoutUrl: `/checkout/${id}`,
  expiresTs: ahead('30m'),
  total,
  isTest: true,
});
const testCard: Schemas['PaymentMethod'] = {
  kind: 'test',
  label: 'Test card (no money moves)',
  last4: '0000',
};
const updateUrl = '/checkout/payment-method';
/** Answers of the calls that read a stored payment method. */
export const paymentMethods = {
  card: { summary: 'A card', value: { paymentMethod: card, updateUrl } },
  test: { summary: 'The built-in test card', value: { paymentMethod: testCard, updateUrl } },
  none: { summary: 'None is stored', value: { updateUrl } },
};
