import type { Stripe } from 'stripe';
import type { StripeClient } from '#server/stripe/stripe-client.ts';
import { ProviderUnreachable } from './payment-provider.ts';

/** Errors that say nothing about what became of a call, so that it is asked again later. */
const UNDECIDED = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/**
 * Calls Stripe.
 *
 * @throws {ProviderUnreachable} when it failed on the way, so that what Stripe did is unknown
 */
export async function askStripe<Answer>(
  client: StripeClient,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(await client.api());
  } catch (error) {
    if (!(error instanceof Error) || !('type' in error) || !UNDECIDED.has(String(error.type))) throw error;
    throw new ProviderUnreachable('Stripe did not answer.', { cause: error });
  }
}
