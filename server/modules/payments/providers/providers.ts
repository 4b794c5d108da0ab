import type { WorkContext } from '#server/define-module.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { TEST_PROVIDER, TestProvider } from './test-provider.ts';

/** Returns a provider by its name; undefined when the site does not use it. */
export function findProvider({ db, services }: WorkContext, name: string): PaymentProvider | undefined {
  return name === TEST_PROVIDER ? new TestProvider(db, services) : undefined;
}

/**
 * Returns the provider of a stored payment.
 *
 * @throws {RangeError} when the site does not use it any more
 */
export function providerOf(context: WorkContext, name: string): PaymentProvider {
  const provider = findProvider(context, name);
  if (provider === undefined) throw new RangeError(`The payment provider ${name} is not set up.`);
  return provider;
}

/** Returns the name of the provider that new checkouts are paid with. */
export function currentProvider(): string {
  return TEST_PROVIDER;
}
