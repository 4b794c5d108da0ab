import { expect, test } from 'vitest';
import { slipStateOf } from './slip-state.ts';

const still = { now: 100, hasLeft: false, hasChanged: false };

test.each([
  ['open', 200, {}, 'open'],
  ['open', 100, {}, 'expired'],
  ['declined', 100, {}, 'expired'],
  ['confirming', 50, {}, 'confirming'],
  ['needs-action', 50, {}, 'needs-action'],
  ['paid', 50, { hasLeft: true, hasChanged: true }, 'paid'],
  ['open', 200, { hasLeft: true }, 'left'],
  ['declined', 200, { hasLeft: true }, 'declined'],
  ['declined', 200, { hasChanged: true }, 'changed'],
  ['open', 200, { hasLeft: true, hasChanged: true }, 'changed'],
] as const)('slipStateOf a checkout that is %s until %d and %o is %s', (status, expiresTs, seen, state) => {
  expect(slipStateOf({ status, expiresTs }, { ...still, ...seen })).toBe(state);
});

test('slipStateOf a checkout that is paid on the page of the provider is provider-page, while it is', () => {
  const paymentPageUrl = 'https://pay.example/cs_1';
  const checkout = { status: 'needs-action', expiresTs: 200, paymentPageUrl } as const;
  expect(slipStateOf(checkout, still)).toBe('provider-page');
  expect(slipStateOf({ ...checkout, status: 'paid' }, still)).toBe('paid');
});
