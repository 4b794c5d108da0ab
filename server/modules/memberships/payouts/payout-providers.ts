import type { WorkContext } from '#server/define-module.ts';
import { STRIPE } from '#server/modules/payments/providers/stripe-provider.ts';
import { TEST_PROVIDER } from '#server/modules/payments/providers/test-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { testPayouts } from './test-payouts.ts';

/** Returns the provider that pays out what blogs earn: the one that takes the money. */
export function currentPayouts({ db, services }: WorkContext): PayoutProvider {
  const { stripe, publicUrl } = services;
  return stripe === undefined ? testPayouts(db) : stripePayouts(stripe, publicUrl);
}

/**
 * Returns the provider of a stored payout.
 *
 * @throws {RangeError} when the site does not use it any more
 */
export function payoutsOf(context: WorkContext, name: string): PayoutProvider {
  const current = currentPayouts(context);
  if (current.name === name) return current;
  if (name === TEST_PROVIDER) return testPayouts(context.db);
  throw new RangeError(`The payout provider ${name} is not set up${name === STRIPE ? ' any more' : ''}.`);
}
