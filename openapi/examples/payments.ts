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
