import { ahead } from './shapes.ts';
import type { Schemas } from './world.ts';

/** How the member pays. */
export const card: Schemas['PaymentMethod'] = {
  kind: 'card',
  label: 'Visa ending in 4242',
  brand: 'Visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2029,
};
/** Where to pay a total. */
export const checkout = (id: string, total: Schemas['Money']): Schemas['Checkout'] => ({
  id,
  checkoutUrl: `/checkout/${id}`,
  expiresTs: ahead('30m'),
  total,
  isTest: true,
});
