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
