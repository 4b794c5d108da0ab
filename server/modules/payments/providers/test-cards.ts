import type { StoredMethod } from './stored-methods-repository.ts';

function testCard(outcome: string, last4: string): StoredMethod {
  return {
    customer_ref: 'test',
    method_ref: outcome,
    kind: 'card',
    brand: null,
    last4,
    expiry_month: null,
    expiry_year: null,
  };
}

/** Cards of the test checkout, by the outcome of charges to them. */
export const TEST_CARDS = { pays: testCard('pays', '0000'), declines: testCard('declines', '0002') } as const;
