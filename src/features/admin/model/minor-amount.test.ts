import { expect, test } from 'vitest';
import { minorAmountOf } from './minor-amount.ts';

test.each([
  ['5', 2, 500],
  ['4.99', 2, 499],
  ['4,9', 2, 490],
  ['700', 0, 700],
  ['1.234', 3, 1234],
  ['7.5', 0, undefined],
  ['4.999', 2, undefined],
  ['0', 2, undefined],
  ['-3', 2, undefined],
  ['', 2, undefined],
  ['five', 2, undefined],
])('minorAmountOf(%s) of a currency with %i digits is %s', (typed, exponent, amount) => {
  expect(minorAmountOf(typed, exponent)).toBe(amount);
});
