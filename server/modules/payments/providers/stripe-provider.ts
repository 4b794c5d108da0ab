import type { Stripe } from 'stripe';
import type { Database } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import type { Services } from '#server/services.ts';
import type { StripeClient } from '#server/stripe/stripe-client.ts';
import { isSignedEvent } from '../events/event-signature.ts';
import { askStripe } from './ask-stripe.ts';
import type {
  Charge,
  Charged,
  ChargeResult,
  Dispute,
  KnownPayment,
  PaymentProvider,
  ProviderEvent,
  Return,
} from './payment-provider.ts';
import { findMethod, type StoredMethod, storeMethod } from './stored-methods-repository.ts';
import { stripeAmount } from './stripe-amount.ts';
import { disputeOf } from './stripe-dispute.ts';
import { PAYMENT_KEY } from './stripe-metadata.ts';

export const STRIPE = 'stripe';

/** Metadata by which a refund of Stripe leads back to ours. */
const REFUND_KEY = 'refund_id';
/** Greatest number of refunds of one payment that are compared. */
const MAX_REFUNDS = 100;

/**
 * Stripe. A person pays on Stripe's own page (Checkout), so that no card number ever reaches the site; later periods are
 * charged to the method that was stored there. An id of ours in the metadata and in the idempotency key makes every call
 * repeatable: the key holds for a day, the metadata for ever.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = STRIPE;
  readonly isTest = false;
  readonly #db: Database;
  readonly #services: Services;
  readonly #client: StripeClient;

  constructor({ db, services }: WorkContext, client: StripeClient) {
    this.#db = db;
    this.#services = services;
    this.#client = client;
  }

  charge(charge: Charge): Promise<Charged> {
    return askStripe(this.#client, (stripe) => {
      if (charge.providerRef !== null) return this.#look(stripe, charge, charge.providerRef);
      const { checkoutId } = charge;
      return checkoutId === undefined
        ? this.#chargeStoredMethod(stripe, charge)
        : this.#openPage(stripe, charge, checkoutId);
    });
  }

  find(payment: KnownPayment): Promise<ChargeResult | undefined> {
    return askStripe(this.#client, async (stripe) => {
      if (payment.providerRef !== null)
        return (await this.#look(stripe, payment, payment.providerRef)).status;
      const intent = await searchIntent(stripe, payment.paymentId);
      return intent && statusOfIntent(intent);
    });
  }

  abandon({ providerRef }: KnownPayment): Promise<void> {
    return askStripe(this.#client, async (stripe) => {
      if (!isSession(providerRef)) return;
      try {
        await stripe.checkout.sessions.expire(providerRef);
      } catch (error) {
        // The page is closed already: paid, or over.
        if (!isRefusal(error)) throw error;
      }
    });
  }

  refund({ refundId, paymentId, providerRef, ...money }: Return): Promise<void> {
    return askStripe(this.#client, async (stripe) => {
      const intent = await intentOf(stripe, { paymentId, providerRef });
      if (intent === undefined) throw new Error(`Stripe has no payment ${paymentId} to give back.`);
      // After a day the idempotency key is forgotten, so that what was sent is looked for.
      const sent = await stripe.refunds.list({ payment_intent: intent, limit: MAX_REFUNDS });
      if (sent.data.some(({ metadata }) => metadata?.[REFUND_KEY] === refundId)) return;
      await stripe.refunds.create(
        { payment_intent: intent, amount: stripeAmount(money), metadata: { [REFUND_KEY]: refundId } },
        { idempotencyKey: `refund-${refundId}` },
      );
    });
  }

  findDispute(ref: string): Promise<Dispute | undefined> {
    return askStripe(this.#client, async (stripe) => {
      try {
        return disputeOf(await stripe.disputes.retrieve(ref, { expand: ['payment_intent'] }));
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    });
  }

  methodUpdateUrl(userId: string, returnUrl: string): Promise<string> {
    return askStripe(this.#client, async (stripe) => {
      const stored = await findMethod(this.#db, { userId, provider: STRIPE });
      if (stored === undefined) return returnUrl;
      const { url } = await stripe.billingPortal.sessions.create({
        customer: stored.customer_ref,
        return_url: new URL(returnUrl, this.#services.publicUrl).href,
        flow_data: { type: 'payment_method_update' },
      });
      return url;
    });
  }

  /** Stores the method that the member chose on Stripe's page, which becomes the default of its customer. */
  refreshMethod(userId: string): Promise<void> {
    return askStripe(this.#client, async (stripe) => {
      const stored = await findMethod(this.#db, { userId, provider: STRIPE });
      if (stored === undefined) return;
      const customer = await stripe.customers.retrieve(stored.customer_ref, {
        expand: ['invoice_settings.default_payment_method'],
      });
      const method = customer.deleted ? null : customer.invoice_settings.default_payment_method;
      if (method === null || typeof method === 'string') return;
      await storeMethod(this.#db, { userId, provider: STRIPE }, storedMethod(stored.customer_ref, method));
    });
  }

  readEvent(body: Buffer, signature: string, nowMs: number): ProviderEvent | undefined {
    if (!isSignedEvent(this.#client.webhookSecret, body, signature, nowMs)) return undefined;
    const { id, type, data } = JSON.parse(body.toString()) as {
      id: string;
      type?: string;
      data: { object: { id?: string; metadata?: Record<string, string> | null } };
    };
    if (type?.startsWith('charge.dispute.')) return { id, disputeRef: data.object.id ?? '' };
    const paymentId = data.object.metadata?.[PAYMENT_KEY];
    // Signed, and about something that the site did not begin. An id that no payment has is taken and forgotten.
    return { id, paymentId: paymentId ?? '' };
  }

  /** Opens Stripe's page on which the person pays. */
  async #openPage(stripe: Stripe, charge: Charge, checkoutId: string): Promise<Charged> {
    const { paymentId, title, isRenewing, userId } = charge;
    const stored =
      userId !== null && isRenewing ? await findMethod(this.#db, { userId, provider: STRIPE }) : undefined;
    const metadata = { [PAYMENT_KEY]: paymentId };
    const backUrl = `${this.#services.publicUrl}/checkout/${checkoutId}`;
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: charge.currency.toLowerCase(),
              unit_amount: stripeAmount(charge),
              product_data: { name: title },
            },
          },
        ],
        metadata,
        payment_intent_data: {
          metadata,
          ...(isRenewing ? { setup_future_usage: 'off_session' as const } : {}),
        },
        ...(stored ? { customer: stored.customer_ref } : {}),
        ...(isRenewing && !stored ? { customer_creation: 'always' as const } : {}),
        success_url: backUrl,
        cancel_url: backUrl,
      },
      { idempotencyKey: `payment-${paymentId}` },
    );
    return chargedOf(session);
  }

  /** Charges the stored method of a member without them. */
  async #chargeStoredMethod(stripe: Stripe, charge: Charge): Promise<Charged> {
    const { paymentId, userId, title } = charge;
    const stored = userId === null ? undefined : await findMethod(this.#db, { userId, provider: STRIPE });
    if (stored === undefined) return { status: 'failed' };
    const customer = await stripe.customers.retrieve(stored.customer_ref);
    if (customer.deleted) return { status: 'failed' };
    const chosen = refOf(customer.invoice_settings.default_payment_method);
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: stripeAmount(charge),
          currency: charge.currency.toLowerCase(),
          customer: stored.customer_ref,
          payment_method: chosen ?? stored.method_ref,
          off_session: true,
          confirm: true,
          description: title,
          metadata: { [PAYMENT_KEY]: paymentId },
        },
        { idempotencyKey: `payment-${paymentId}` },
      );
      return { status: statusOfIntent(intent), providerRef: intent.id };
    } catch (error) {
      // The bank refuses, or asks a person who is not there.
      if (isOfType(error, 'StripeCardError')) return { status: 'failed' };
      throw error;
    }
  }

  /** Returns how a payment stands, and stores the method that it was paid with when later periods follow. */
  async #look(stripe: Stripe, payment: KnownPayment, ref: string): Promise<Charged> {
    if (!isSession(ref)) {
      const intent = await stripe.paymentIntents.retrieve(ref);
      return { status: statusOfIntent(intent), providerRef: ref };
    }
    const session = await stripe.checkout.sessions.retrieve(ref, {
      expand: ['payment_intent.payment_method'],
    });
    const charged = chargedOf(session);
    if (charged.status === 'succeeded') await this.#keepMethod(payment, session);
    return charged;
  }

  async #keepMethod({ userId }: KnownPayment, session: Stripe.Checkout.Session): Promise<void> {
    const { payment_intent: intent, customer } = session;
    if (userId === null || intent === null || typeof intent === 'string') return;
    const method = intent.payment_method;
    const customerRef = refOf(customer);
    if (!intent.setup_future_usage || method === null || typeof method === 'string') return;
    if (customerRef === undefined) return;
    await storeMethod(this.#db, { userId, provider: STRIPE }, storedMethod(customerRef, method));
  }
}

function storedMethod(customerRef: string, { id, type, card }: Stripe.PaymentMethod): StoredMethod {
  return {
    customer_ref: customerRef,
    method_ref: id,
    kind: card ? 'card' : 'bank',
    brand: card ? card.brand : type,
    last4: card?.last4 ?? null,
    expiry_month: card?.exp_month ?? null,
    expiry_year: card?.exp_year ?? null,
  };
}

/** Returns the charge of a payment by its metadata, for one whose process died before it stored the answer of Stripe. */
async function searchIntent(stripe: Stripe, paymentId: string): Promise<Stripe.PaymentIntent | undefined> {
  const query = `metadata['${PAYMENT_KEY}']:'${paymentId}'`;
  const { data } = await stripe.paymentIntents.search({ query, limit: 1 });
  return data.find(({ metadata }) => metadata[PAYMENT_KEY] === paymentId);
}

/** Returns the id of the charge of a payment. */
async function intentOf(
  stripe: Stripe,
  { paymentId, providerRef }: Pick<KnownPayment, 'paymentId' | 'providerRef'>,
): Promise<string | undefined> {
  if (providerRef === null) return (await searchIntent(stripe, paymentId))?.id;
  if (!isSession(providerRef)) return providerRef;
  return refOf((await stripe.checkout.sessions.retrieve(providerRef)).payment_intent);
}

function isOfType(error: unknown, type: string): boolean {
  return error instanceof Error && 'type' in error && error.type === type;
}

function isRefusal(error: unknown): boolean {
  return isOfType(error, 'StripeInvalidRequestError');
}

function isSession(ref: string | null): ref is string {
  return ref?.startsWith('cs_') ?? false;
}

/** Returns the id of what Stripe sends as an id or, expanded, as an object. */
function refOf(value: string | { id: string } | null): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

function chargedOf(session: Stripe.Checkout.Session): Charged {
  const status = statusOfSession(session);
  const pageUrl = status === 'needs-action' ? session.url : null;
  return { status, providerRef: session.id, ...(pageUrl === null ? {} : { pageUrl }) };
}

/** Returns how a payment on Stripe's page stands. Refused cards are tried again there, so that an open page is never a failure. */
function statusOfSession({
  status,
  payment_status,
  payment_intent: intent,
}: Stripe.Checkout.Session): ChargeResult {
  if (status === 'expired') return 'abandoned';
  if (status !== 'complete') return 'needs-action';
  if (payment_status !== 'unpaid') return 'succeeded';
  return intent === null || typeof intent === 'string' ? 'processing' : statusOfIntent(intent);
}

function statusOfIntent({ status }: Stripe.PaymentIntent): ChargeResult {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing' || status === 'requires_capture') return 'processing';
  return status === 'requires_action' ? 'needs-action' : 'failed';
}
