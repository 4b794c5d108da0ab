import type { WorkContext } from '#server/define-module.ts';
import type { Services } from '#server/services.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { STRIPE, StripeProvider } from './stripe-provider.ts';
import { TEST_PROVIDER, TestProvider } from './test-provider.ts';

/** Returns a provider by its name; undefined when the site does not use it. */
export function findProvider(context: WorkContext, name: string): PaymentProvider | undefined {
  const { db, services } = context;
  if (name !== currentProvider(services)) return undefined;
  return services.stripe === undefined
    ? new TestProvider(db, services)
    : new StripeProvider(context, services.stripe);
}

/**
 * Returns the provider of a stored payment.
 *
 * @throws {RangeError} when the site does not use it any more
 */
export function providerOf(context: WorkContext, name: string): PaymentProvider {
  // Brings to its end, and gives back, what the test checkout began before money was taken.
  const provider =
    findProvider(context, name) ??
    (name === TEST_PROVIDER ? new TestProvider(context.db, context.services) : undefined);
  if (provider === undefined) throw new RangeError(`The payment provider ${name} is not set up.`);
  return provider;
}

/**
 * Returns the name of the provider that the site uses: Stripe where it has a key, else the test checkout. There is only one,
 * so that nobody pays with the test checkout where money is taken.
 */
export function currentProvider({ stripe }: Pick<Services, 'stripe'>): string {
  return stripe === undefined ? TEST_PROVIDER : STRIPE;
}
