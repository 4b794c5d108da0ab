import type { Stripe } from 'stripe';

/** Credentials of the site at Stripe. */
export type StripeOptions = {
  /** Secret or restricted key, `sk_…` or `rk_…`. */
  secretKey: string;
  /** Secret of the webhook endpoint, `whsec_…`, with which Stripe signs its events. */
  webhookSecret: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  server?: { host: string; port: number };
};

/** Milliseconds after which a call to Stripe is given up; the recurring check asks again. */
const CALL_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 1;

/** Stripe's library, loaded with the first call because it takes a tenth of a second, which sites without it do not pay. */
export class StripeClient {
  readonly webhookSecret: string;
  readonly #options: StripeOptions;
  #loaded: Promise<Stripe> | undefined;

  constructor(options: StripeOptions) {
    this.#options = options;
    this.webhookSecret = options.webhookSecret;
  }

  /** Returns the library, ready to be called. */
  api(): Promise<Stripe> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<Stripe> {
    const { Stripe: Library } = await import('stripe');
    const { secretKey, server } = this.#options;
    return new Library(secretKey, {
      maxNetworkRetries: MAX_RETRIES,
      timeout: CALL_TIMEOUT_MS,
      telemetry: false,
      ...(server === undefined ? {} : { ...server, protocol: 'http' as const }),
    });
  }
}
