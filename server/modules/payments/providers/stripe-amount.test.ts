import { expect, test } from 'vitest';
import { amountOfStripe, stripeAmount } from './stripe-amount.ts';

test.each([
  [499n, 'EUR', 499],
  [500n, 'JPY', 500],
  [500n, 'ISK', 50_000],
  [1_000n, 'KWD', 1_000],
] as const)(
  'stripeAmount of %d in the smallest unit of %s is %d, and amountOfStripe the other way round',
  (amount, currency, expected) => {
    expect(stripeAmount({ amount, currency })).toBe(expected);
    expect(amountOfStripe(expected, currency)).toBe(amount);
  },
);

test('stripeAmount refuses what no number can hold', () => {
  expect(() => stripeAmount({ amount: 10n ** 20n, currency: 'EUR' })).toThrow(RangeError);
});
